import type { Safelist } from './safelist.js';

const KEPT = 1000;
/** Longer ones are refused anyway. */
const MAX_TEXT = 16_000;
const PREFIX = 'apq:';

/** Where Apollo Server looks for a document by its hash: our own apps' are always there, others' once they were sent. */
export class PersistedQueries {
  readonly #sent = new Map<string, string>();

  constructor(private readonly safelist: Safelist) {}

  get(key: string): Promise<string | undefined> {
    const hash = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key;
    return Promise.resolve(this.safelist.textOf(hash) ?? this.#sent.get(key));
  }

  set(key: string, text: string): Promise<void> {
    if (text.length > MAX_TEXT) return Promise.resolve();
    const oldest = this.#sent.size >= KEPT ? this.#sent.keys().next().value : undefined;
    if (oldest !== undefined) this.#sent.delete(oldest);
    this.#sent.set(key, text);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#sent.delete(key));
  }
}
