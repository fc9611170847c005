import { colleagueName } from '../names/colleague-name.js';
import { nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import type { CatalogueContext } from '../journey/asking.js';
import { hasLeft, isSoldNoLonger, startOf } from './kept-departures.rules.js';
import type { Line } from './line.rules.js';
import type { LineTouchedView } from './coming-sold.type.js';
import type { SavedLine } from './read-line.js';
import { seenLine, wishedLine } from './save-line.command.js';
import { canKeepSold, departuresLost, type SoldDeparture } from './sold-line.rules.js';
import { soldOf } from './sold-of.js';
import { departureAt, OF_EVERYBODY, whomTold } from './told.rules.js';

/** Departures that are sold as the line stands and that it sells no more once the change is saved. */
function soldNoMore(saved: SavedLine, after: Line, sold: readonly SoldDeparture[], now: number): SoldDeparture[] {
  const changed = { ...after, active: saved.active };
  return sold.filter(
    ({ routeScheduleId: id, date }) =>
      !hasLeft(date, startOf(saved, id)!, now) && !isSoldNoLonger(saved, id, date) && isSoldNoLonger(changed, id, date),
  );
}

/**
 * Of sold departures of a line those that a change ends: that would not be driven as they were sold, `lost`, and that would
 * be sold no more.
 */
export function endedOf(
  { clock }: Pick<CatalogueContext, 'clock'>,
  saved: SavedLine,
  after: Line,
  sold: readonly SoldDeparture[],
) {
  const lost = departuresLost(saved, after, sold);
  const ended = new Set([...lost, ...soldNoMore(saved, after, sold, clock.now())]);
  return { lost, ended: sold.filter((one) => ended.has(one)) };
}

/** The same of all that somebody has seats on. */
export async function endedByChange(context: CatalogueContext, saved: SavedLine, after: Line) {
  const all = saved.timings.flatMap(({ schedules }) => schedules.map((schedule) => schedule.id));
  return endedOf(context, saved, after, await soldOf(context, saved, all));
}

async function touched(context: CatalogueContext, { id, version, from }: Wish, line: Line): Promise<LineTouchedView> {
  const saved = await seenLine(context, id, version);
  const after = await wishedLine(context, saved, line, from);
  const { lost, ended } = await endedByChange(context, saved, after);
  const { operatorId, names: lineNames } = saved;
  const told = whomTold(
    ended.map((one) => ({ ...departureAt(saved)(one), seatNumbers: one.seats, operatorId, lineNames })),
  );
  return { mustKeep: lost.length > 0, keepable: canKeepSold(saved, after), ...told, ...OF_EVERYBODY };
}

interface Wish {
  readonly id: string;
  /** That its author saw. */
  readonly version: number;
  /** The first service date of its times, days and vehicles; null: at once. */
  readonly from?: string | null | undefined;
}

/**
 * Whom a change would touch before it is saved: who has seats on what would not be driven as it was sold, and on what would
 * be sold no more. Nothing is written. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE; throws BAD_USER_INPUT as updateLine does.
 */
export const touchedByChange = (context: CatalogueContext, wish: Wish, line: Line): Promise<LineTouchedView> =>
  nameWhoSaved(() => touched(context, wish, line), colleagueName(context));
