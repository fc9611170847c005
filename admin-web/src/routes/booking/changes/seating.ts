/** Who shall sit where: part → seat; null while he has none. */
export type Seating = Readonly<Record<string, string | null>>;

interface Seated {
  readonly id: string;
  readonly seatNumber: string;
}

/** As it is sold. */
export const seatingOf = (parts: readonly Seated[]): Seating =>
  Object.fromEntries(parts.map(({ id, seatNumber }) => [id, seatNumber]));

/**
 * After the map was pressed: whose seat is no longer chosen has none, and a seat that is new goes to the first passenger
 * without one, in their order.
 */
export function reseated(seating: Seating, parts: readonly Seated[], selected: readonly string[]): Seating {
  const kept = new Map(
    parts.map(({ id }) => {
      const seat = seating[id] ?? null;
      return [id, seat !== null && selected.includes(seat) ? seat : null] as const;
    }),
  );
  const taken = new Set(kept.values());
  const fresh = selected.filter((seat) => !taken.has(seat));
  for (const [id, seat] of kept) if (seat === null) kept.set(id, fresh.shift() ?? null);
  return Object.fromEntries(kept);
}

/** What is to be sent: those who get another seat than they have. */
export const wishesOf = (seating: Seating, parts: readonly Seated[]): { partId: string; seatNumber: string }[] =>
  parts.flatMap(({ id, seatNumber }) => {
    const seat = seating[id];
    return seat == null || seat === seatNumber ? [] : [{ partId: id, seatNumber: seat }];
  });
