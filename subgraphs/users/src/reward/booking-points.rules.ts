/** RESERVED while its booking is held, CONSUMED by the sale, RELEASED when it does without. */
export const USE_STATES = { RESERVED: 'RESERVED', CONSUMED: 'CONSUMED', RELEASED: 'RELEASED' } as const;
export type UseState = keyof typeof USE_STATES;

/** PENDING until the ride is over, then EARNED. */
export const PART_STATES = { PENDING: 'PENDING', EARNED: 'EARNED' } as const;
export type EarningState = keyof typeof PART_STATES;

/** What one passenger on one ride earns. */
export interface EarningPart {
  readonly partId: string;
  readonly points: number;
  readonly state: EarningState;
  readonly transportType: string;
  readonly isRebooked: boolean;
}

/** The same, and whom. */
export interface EarningOf extends EarningPart {
  readonly accountId: string;
}

/** A line that is to be written; not of lots. */
export interface EarningLine {
  readonly accountId: string;
  readonly kind: 'EARN_PENDING' | 'EARN' | 'REVERSE';
  readonly points: number;
  readonly isPending: boolean;
  readonly transportType: string;
  readonly isRebooked: boolean;
}

const line = (part: EarningOf, kind: EarningLine['kind'], points: number, isPending: boolean): EarningLine => ({
  accountId: part.accountId,
  kind,
  points,
  isPending,
  transportType: part.transportType,
  isRebooked: part.isRebooked,
});

function linesOf(had: EarningOf | undefined, has: EarningOf | undefined): EarningLine[] {
  // The ride is over: what it earned stays whose it is.
  if (had?.state === 'EARNED') return [];
  const gone = had !== undefined && (has === undefined || has.accountId !== had.accountId || has.points !== had.points);
  const lost = gone ? [line(had, 'REVERSE', -had.points, true)] : [];
  if (has === undefined) return lost;
  const stood = had !== undefined && !gone;
  if (has.state === 'PENDING') return stood ? [] : [...lost, line(has, 'EARN_PENDING', has.points, true)];
  const settled = stood ? [line(has, 'EARN_PENDING', -has.points, true)] : lost;
  return [...settled, line(has, 'EARN', has.points, false)];
}

const same = (a: EarningLine, b: EarningLine): boolean =>
  a.accountId === b.accountId &&
  a.kind === b.kind &&
  a.isPending === b.isPending &&
  Math.sign(a.points) === Math.sign(b.points) &&
  a.transportType === b.transportType &&
  a.isRebooked === b.isRebooked;

/**
 * The lines that lead from what a booking's rides earned to what they earn now, one for all passengers of a kind of ride:
 * what waits for its trip comes (EARN_PENDING), is lost (REVERSE), or is earned (EARN_PENDING below zero, and EARN).
 */
export function earningLines(before: readonly EarningOf[], after: readonly EarningOf[]): readonly EarningLine[] {
  const ids = [...new Set([...before, ...after].map(({ partId }) => partId))];
  const all = ids.flatMap((id) =>
    linesOf(
      before.find(({ partId }) => partId === id),
      after.find(({ partId }) => partId === id),
    ),
  );
  return all.reduce<EarningLine[]>((lines, one) => {
    const index = lines.findIndex((other) => same(one, other));
    if (index < 0) return [...lines, one];
    return lines.with(index, { ...one, points: one.points + lines[index]!.points });
  }, []);
}

/** What the rides earn now, to be kept: what is earned stays. */
export const earningAfter = (before: readonly EarningOf[], after: readonly EarningOf[]): readonly EarningOf[] => {
  const earned = before.filter(({ state }) => state === 'EARNED');
  return [...earned, ...after.filter(({ partId }) => !earned.some((one) => one.partId === partId))];
};
