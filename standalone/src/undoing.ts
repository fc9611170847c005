/** What must be undone, in the opposite order of how it was done; also when a later step fails or is not wanted. */
export class Undoing {
  readonly #steps: (() => Promise<unknown>)[] = [];

  constructor(private readonly leaving: AbortSignal) {}

  /** What was begun is done and can be undone; who is told to leave goes no further. */
  add(step: () => Promise<unknown>): void {
    this.#steps.unshift(step);
    this.leaving.throwIfAborted();
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0)) await step();
  }
}
