import { isGone, isUnused } from '@naga/kernel/part-state.js';

/** A ride of a booking, as far as a choice of another one looks at it. */
interface ExchangeableLeg {
  readonly direction: 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';
  readonly parts: readonly { readonly id: string; readonly state: string; readonly position: number }[];
}

type PartOf<Leg extends ExchangeableLeg> = Leg['parts'][number];

type Side = 'onward' | 'return';
/** Those of one side who ride otherwise than the others are a way of their own: 'onward', 'onward-2'. */
export type WayId = Side | `${Side}-${number}`;

const sideOf = (wayId: string): Side => (wayId.startsWith('return') ? 'return' : 'onward');

/** Out or back: rides that connect change together, with who rides the same of them. */
export interface Way<Leg extends ExchangeableLeg> {
  readonly id: WayId;
  readonly legs: readonly Leg[];
  /** Seats of its first ride that can be changed: one for each passenger. */
  readonly parts: readonly PartOf<Leg>[];
}

const SIDES: Readonly<Record<Side, readonly ExchangeableLeg['direction'][]>> = {
  onward: ['ONWARD', 'CONNECTING'],
  return: ['RETURN', 'RETURN_CONNECTING'],
};

/** What each passenger still rides of these legs, in his order. */
function ridesByPassenger<Leg extends ExchangeableLeg>(legs: readonly Leg[]): { leg: Leg; part: PartOf<Leg> }[][] {
  const rides = legs.flatMap((leg) =>
    leg.parts.filter(({ state }) => !isGone(state)).map((part: PartOf<Leg>) => ({ leg, part })),
  );
  const positions = [...new Set(rides.map(({ part }) => part.position))].sort((a, b) => a - b);
  return positions.map((position) => rides.filter(({ part }) => part.position === position));
}

/**
 * The ways of a booking that somebody can still exchange, as the server lets: he has begun none of what he rides on it.
 * After one of two was exchanged, or gave the first ride of a connection back, the two ride different ways.
 */
export function waysOf<Leg extends ExchangeableLeg>({ legs }: { readonly legs: readonly Leg[] }): Way<Leg>[] {
  return (['onward', 'return'] as const).flatMap((side) => {
    const groups: { legs: Leg[]; parts: PartOf<Leg>[] }[] = [];
    for (const rides of ridesByPassenger(legs.filter(({ direction }) => SIDES[side].includes(direction)))) {
      if (!rides.every(({ part }) => isUnused(part.state))) continue;
      const ridden = rides.map(({ leg }) => leg);
      const same = groups.find(
        (group) => group.legs.length === ridden.length && ridden.every((leg) => group.legs.includes(leg)),
      );
      if (same) same.parts.push(rides[0]!.part);
      else groups.push({ legs: ridden, parts: [rides[0]!.part] });
    }
    return groups.map((group, index) => ({ ...group, id: index === 0 ? side : (`${side}-${index + 1}` as const) }));
  });
}

/** A journey as the rides of a way. */
export function ridesOf(journeyId: string, wayId: string) {
  const directions = SIDES[sideOf(wayId)];
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

/** What names a seat of a ride in a form and in an address: 'legId seat'. */
export const seatName = (legId: string, seat: string): string => `${legId} ${seat}`;

/** The seats that an address names, where it names one for each passenger on each ride; else none, and they are found. */
function seatsNamed(
  query: URLSearchParams,
  rides: readonly { readonly legId: string }[],
  passengers: number,
): string[] {
  const named = query.getAll('seat').filter((one) => /^\S+ \S{1,10}$/.test(one));
  const isWhole = withSeats(rides, named).every(({ seatNumbers }) => seatNumbers?.length === passengers);
  return isWhole ? named : [];
}

/** The same address with the seats that were chosen on the maps: what they cost is asked with them. */
export function seatsQuery(query: URLSearchParams, seats: readonly string[]): URLSearchParams {
  const others = [...query].filter(([name]) => name !== 'seat');
  return new URLSearchParams([...others, ...seats.map((seat) => ['seat', seat])]);
}

/** What the address asks for: whose seats of which way, on which day, by which journey, and where they would sit. */
export function readWish<Leg extends ExchangeableLeg>(query: URLSearchParams, ways: readonly Way<Leg>[]) {
  const named = new Set(query.getAll('part'));
  const way =
    ways.find(({ parts }) => parts.some(({ id }) => named.has(id))) ??
    ways.find(({ id }) => id === query.get('way')) ??
    ways[0];
  if (way === undefined) return undefined;
  const chosen = way.parts.filter(({ id }) => named.has(id));
  const date = query.get('date') ?? undefined;
  const parts = chosen.length > 0 ? chosen : way.parts;
  const journeyId = query.get('journey') ?? undefined;
  return {
    way,
    parts,
    date: date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    journeyId,
    seats: journeyId === undefined ? [] : seatsNamed(query, ridesOf(journeyId, way.id), parts.length),
  };
}

/** The same as an address: `readWish` reads it. */
export function wishQuery(way: WayId, partIds: readonly string[], date: string, journeyId?: string): string {
  const query = new URLSearchParams([['way', way], ...partIds.map((id) => ['part', id])]);
  query.set('date', date);
  if (journeyId !== undefined) query.set('journey', journeyId);
  return `?${query.toString()}`;
}
