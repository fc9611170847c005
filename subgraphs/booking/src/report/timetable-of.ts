import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { runsWithin } from '../manifest/departures-to-board.js';
import { RunsBetweenDocument, type RunsBetweenQuery } from '../neighbours/catalogue.generated.js';

interface Days {
  readonly from: string;
  readonly to: string;
  readonly operatorId?: string | null | undefined;
}

/** What the timetable has of the departures that the viewer's reports are about; nothing for who only sells on them. */
export async function timetableOf(
  { neighbours, viewer }: BookingContext,
  { from, to, operatorId }: Days,
): Promise<RunsBetweenQuery['runsBetween']> {
  const filter = runsWithin(reachBy(viewer, 'report.view', DRIVING_SCOPES), { operatorId });
  if (filter === undefined) return [];
  return (await neighbours.ask('catalogue', RunsBetweenDocument, { from, to, filter }, viewer)).runsBetween;
}
