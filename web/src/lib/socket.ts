/** The socket to a table: says hello, keeps the line alive, comes back after a drop. */
import type { FromClient, FromServer } from "../protocol";

export type Link = "connecting" | "open" | "lost";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENT_FOR = 60_000;

export interface Listener {
  heard(message: FromServer): void;
  link(state: Link): void;
  /** The first message of every connection. */
  hello(): FromClient;
}

/** How long to wait before the next try: 1, 2, 4 … 15 seconds. */
function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, tries - 1));
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: FromClient): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.#closed || this.open || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  readonly #seen = (): void => {
    if (this.open) this.#beatOnce();
    else this.#now();
  };

  #connect(): void {
    this.#listener.link("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.#listener.hello()));
      this.#listener.link("open");
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#ping(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#listener.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      clearInterval(this.#beat);
      if (this.#closed) return;
      this.#tries += 1;
      this.#listener.link("lost");
      this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#tries));
    };
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENT_FOR) socket.close();
    else this.#beatOnce();
  }

  /** The server tells a seat that it is waited for, unless somebody has the page before him. */
  #beatOnce(): void {
    this.send({ type: "ping", id: "beat", hidden: document.hidden });
  }
}
