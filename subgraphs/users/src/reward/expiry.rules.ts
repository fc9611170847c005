import type { Lot } from './lots.rules.js';

const DAY_MS = 86_400_000;
/** Days before the end at which its owner is told. */
export const NOTICES = { MONTH: 30, WEEK: 7 } as const;
export type Notice = keyof typeof NOTICES;

/** Until which expiry an account has been told of its points, epoch milliseconds; null: never. */
export type ToldUntil = Readonly<Record<Notice, number | null>>;

export interface Expiring {
  /** Points whose time is over. */
  readonly gone: number;
  /** What its owner is to be told now. */
  readonly notice: { readonly kind: Notice; readonly points: number; readonly firstAt: number } | null;
  readonly toldUntil: ToldUntil;
  /** When there is something to do again, epoch milliseconds; null: never. */
  readonly dueAt: number | null;
}

const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { points }) => sum + points, 0);

interface Dated {
  readonly points: number;
  readonly expiresAt: number;
}

const untold = (lots: readonly Dated[], kind: Notice, told: ToldUntil, now: number): readonly Dated[] =>
  lots.filter(({ expiresAt }) => expiresAt > (told[kind] ?? 0) && expiresAt <= now + NOTICES[kind] * DAY_MS);

/**
 * What the expiry has to do for the lots of an account (rules.md 10): take what is over, tell of what is over in thirty and
 * in seven days, each lot once of each. A notice of the last week stands for that of the last month. `reserved` of its
 * points are in bookings that are held: they do not expire before these end.
 */
export function expiring(
  lots: readonly Lot[],
  { reserved, told, now }: { readonly reserved: number; readonly told: ToldUntil; readonly now: number },
): Expiring {
  const over = lots.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now);
  const gone = Math.max(0, Math.min(sumOf(over), sumOf(lots) - reserved));
  const coming = lots.flatMap(({ points, expiresAt }) =>
    expiresAt !== null && expiresAt > now ? [{ points, expiresAt }] : [],
  );
  const kind = (['WEEK', 'MONTH'] as const).find((one) => untold(coming, one, told, now).length > 0);
  const until = (one: Notice): number => now + NOTICES[one] * DAY_MS;
  const toldUntil: ToldUntil = {
    MONTH: kind === undefined ? told.MONTH : Math.max(told.MONTH ?? 0, until('MONTH')),
    WEEK: kind === 'WEEK' ? until('WEEK') : told.WEEK,
  };
  const within = kind === undefined ? [] : coming.filter(({ expiresAt }) => expiresAt <= until(kind));
  const next = coming.flatMap(({ expiresAt }) => [
    expiresAt,
    ...(['MONTH', 'WEEK'] as const).flatMap((one) =>
      expiresAt > (toldUntil[one] ?? 0) ? [Math.max(now + 1, expiresAt - NOTICES[one] * DAY_MS)] : [],
    ),
  ]);
  const again = gone < sumOf(over) ? [now + 600_000] : [];
  return {
    gone,
    notice:
      kind === undefined
        ? null
        : { kind, points: sumOf(within), firstAt: Math.min(...within.map(({ expiresAt }) => expiresAt)) },
    toldUntil,
    dueAt: [...next, ...again].length === 0 ? null : Math.min(...next, ...again),
  };
}
