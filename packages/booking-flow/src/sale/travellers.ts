import { isGone } from '@naga/kernel/part-state.js';

interface Part {
  /** Which passenger of the booking, the same on every ride of it. */
  readonly position: number;
  readonly state: string;
}

/** A passenger of a booking with his seats. */
export interface Traveller<P extends Part> {
  /** The part that says who he is now: one he still has, where there is one. */
  readonly person: P;
  /** The parts he still has; none where he gave all back. */
  readonly staying: readonly P[];
  /** All of them, those he gave back or exchanged too. */
  readonly parts: readonly P[];
}

/**
 * Everybody of a booking, by position, with the parts of all its rides. A ride that came with an exchange has only those
 * who took it, so the order within a ride says nothing.
 */
export function travellersOf<P extends Part>(legs: readonly { readonly parts: readonly P[] }[]): Traveller<P>[] {
  const byPosition = new Map<number, [P, ...P[]]>();
  for (const part of legs.flatMap(({ parts }) => parts)) {
    const before = byPosition.get(part.position);
    if (before === undefined) byPosition.set(part.position, [part]);
    else before.push(part);
  }
  return [...byPosition]
    .toSorted(([a], [b]) => a - b)
    .map(([, parts]) => {
      const staying = parts.filter(({ state }) => !isGone(state));
      return { person: staying[0] ?? parts[0], staying, parts };
    });
}
