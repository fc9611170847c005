import type { Clock } from '@naga/kernel/clock.js';

const KEPT_MS = 10_000;
const MOST = 10_000;

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
  /** Known once it has come. */
  known?: T;
}

/** Answers kept for ten seconds at most, ten thousand of them: the oldest leaves first. A failure is not kept. */
export class ShortMemory<T> {
  readonly #kept = new Map<string, Kept<T>>();

  constructor(private readonly clock: Clock) {}

  /** The answer kept under this key, else a new one; who asks while it is under way waits for the same. */
  of(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.clock.now();
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.answer;
    this.#kept.delete(key);
    const oldest = this.#kept.size >= MOST ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    const keeping: Kept<T> = { answer: ask(), until: now + KEPT_MS };
    this.#kept.set(key, keeping);
    keeping.answer.then(
      (answer) => (keeping.known = answer),
      () => this.#kept.get(key) === keeping && this.#kept.delete(key),
    );
    return keeping.answer;
  }

  /** Forgets what this is said of: by its key, and by its answer once that has come. */
  forgetWhere(isMeant: (key: string, known: T | undefined) => boolean): void {
    for (const [key, { known }] of this.#kept) if (isMeant(key, known)) this.#kept.delete(key);
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}
