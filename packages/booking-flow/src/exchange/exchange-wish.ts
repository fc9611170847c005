/** A ride of a booking, as far as a choice of another one looks at it. */
interface ExchangeableLeg {
  readonly direction: 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';
  readonly parts: readonly { readonly id: string; readonly state: string }[];
}

export type WayId = 'onward' | 'return';

/** Out or back: rides that connect change together. */
export interface Way<Leg extends ExchangeableLeg> {
  readonly id: WayId;
  readonly legs: readonly Leg[];
  /** Seats of its first ride that can be changed: one for each passenger. */
  readonly parts: readonly Leg['parts'][number][];
}

const isReturn = ({ direction }: Pick<ExchangeableLeg, 'direction'>): boolean =>
  direction === 'RETURN' || direction === 'RETURN_CONNECTING';

/** The ways of a booking on which somebody has a ticket that is valid. */
export function waysOf<Leg extends ExchangeableLeg>({ legs }: { readonly legs: readonly Leg[] }): Way<Leg>[] {
  const ways = [
    { id: 'onward' as const, legs: legs.filter((leg) => !isReturn(leg)) },
    { id: 'return' as const, legs: legs.filter(isReturn) },
  ];
  return ways
    .map((way) => ({ ...way, parts: (way.legs[0]?.parts ?? []).filter(({ state }) => state === 'TICKETED') }))
    .filter(({ parts }) => parts.length > 0);
}

/** A journey as the rides of a way. */
export function ridesOf(journeyId: string, way: WayId) {
  const directions =
    way === 'return' ? (['RETURN', 'RETURN_CONNECTING'] as const) : (['ONWARD', 'CONNECTING'] as const);
  return journeyId
    .split('~')
    .slice(0, 2)
    .map((legId, index) => ({ legId, direction: directions[index]! }));
}

/** The rides with the seats that were chosen on their maps ('legId seat', in the order of the passengers). */
export function withSeats<Ride extends { readonly legId: string }>(rides: readonly Ride[], chosen: readonly string[]) {
  return rides.map((ride) => {
    const seats = chosen.flatMap((one) => (one.startsWith(`${ride.legId} `) ? [one.slice(ride.legId.length + 1)] : []));
    return { ...ride, seatNumbers: seats.length === 0 ? null : seats };
  });
}

/** What the address asks for: whose seats of which way, on which day, by which journey. */
export function readWish<Leg extends ExchangeableLeg>(query: URLSearchParams, ways: readonly Way<Leg>[]) {
  const way = ways.find(({ id }) => id === query.get('way')) ?? ways[0];
  if (way === undefined) return undefined;
  const named = new Set(query.getAll('part'));
  const chosen = way.parts.filter(({ id }) => named.has(id));
  const date = query.get('date') ?? undefined;
  return {
    way,
    parts: chosen.length > 0 ? chosen : way.parts,
    date: date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    journeyId: query.get('journey') ?? undefined,
  };
}

/** The same as an address: `readWish` reads it. */
export function wishQuery(way: WayId, partIds: readonly string[], date: string, journeyId?: string): string {
  const query = new URLSearchParams([['way', way], ...partIds.map((id) => ['part', id])]);
  query.set('date', date);
  if (journeyId !== undefined) query.set('journey', journeyId);
  return `?${query.toString()}`;
}
