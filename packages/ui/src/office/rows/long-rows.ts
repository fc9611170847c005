import { drawnParts, PART, roomOf } from './drawn-parts.rules.js';

/** The part whose row has the focus. */
function focusedPart(body: HTMLElement): number | undefined {
  const row = document.activeElement?.closest('tr[data-row]');
  if (!row || !body.contains(row)) return undefined;
  let first: Element | null = row;
  while (first !== null && !first.hasAttribute('data-part')) first = first.previousElementSibling;
  return first === null ? undefined : Number(first.getAttribute('data-part'));
}

/** Which parts of one long list are drawn. Rows listen, so that one that comes into sight draws itself and no other. */
export class LongRows {
  #drawn: readonly number[] = [0, 1];
  #isWhole = false;
  #count = 0;
  readonly #heights = new Map<number, number>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  isDrawn(part: number): boolean {
    return this.#isWhole || this.#drawn.includes(part);
  }

  /** How high it is, or will be. */
  roomFor(part: number): number {
    const known = [...this.#heights].map(([one, height]) => ({ rows: this.#rowsOf(one), height }));
    return this.#heights.get(part) ?? roomOf(this.#rowsOf(part), known);
  }

  /** Draws all of them, for a printer. */
  drawWhole(isWhole: boolean): void {
    this.#isWhole = isWhole;
    this.#tell();
  }

  /** Other rows, or other columns: they have other heights. */
  begin(count: number): void {
    this.#count = count;
    this.#heights.clear();
  }

  /** Looks what is in sight, whatever the list scrolls in. */
  look(body: HTMLElement): void {
    const { top, bottom } = body.getBoundingClientRect();
    const firsts = [...body.querySelectorAll(':scope > [data-part]')];
    const tops = [...firsts.map((first) => first.getBoundingClientRect().top), bottom];
    firsts.forEach((first, part) => {
      if (first.hasAttribute('data-row')) this.#heights.set(part, tops[part + 1]! - tops[part]!);
    });
    const edges = [top];
    for (let part = 0; part < firsts.length; part += 1) edges.push(edges[part]! + this.roomFor(part));
    const drawn = drawnParts({ edges, screen: innerHeight, focused: focusedPart(body) });
    if (String(drawn) === String(this.#drawn)) return;
    this.#drawn = drawn;
    this.#tell();
  }

  #rowsOf(part: number): number {
    return Math.min(PART, this.#count - part * PART);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
