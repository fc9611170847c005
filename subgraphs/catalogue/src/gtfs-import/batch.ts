/** Rows that are handed on when they are `most`. */
export class Batch<T> {
  #rows: T[] = [];

  constructor(
    private readonly most: number,
    private readonly take: (rows: readonly T[]) => Promise<void>,
  ) {}

  /** Answers what to wait for where they are handed on. */
  add(row: T): Promise<void> | undefined {
    this.#rows.push(row);
    return this.#rows.length < this.most ? undefined : this.flush();
  }

  /** Hands on what is left. */
  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) await this.take(rows);
  }
}
