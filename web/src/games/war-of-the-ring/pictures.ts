/** War of the Ring on the start page. */
import "./icons";

export { default as Crest } from "./Crest.svelte";
export { default as Hero } from "./Hero.svelte";
