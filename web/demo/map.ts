import { mount } from "svelte";
import "../src/app.css";
import MapDemo from "./MapDemo.svelte";

const target = document.getElementById("app");
const wished = new URLSearchParams(location.search);
const scheme = wished.get("scheme");
if (scheme) document.documentElement.dataset.scheme = scheme;
document.documentElement.dataset.motion = wished.get("motion") ?? "off";
if (target) mount(MapDemo, { target, props: { wished } });
