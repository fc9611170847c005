import { inOrderOfTime } from '@naga/kernel/boarding.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { departureOf, type DepartureName } from '../manifest/departure-of.js';
import { boardPassenger, type Scanner } from './board-passenger.command.js';
import { DepartureNotFound } from './boarding.errors.js';
import { findTickets } from './find-tickets.queries.js';
import type { KeptAnswer, Scan, ScanAnswer, SentScan } from './scan.js';
import { standingScans } from './standing-scans.queries.js';

const ALREADY = `select client_id::text as "clientId", part_id::text as "partId", outcome, facts from scan
  where booking_id = $1 and client_id = any($2::uuid[])`;

type KeptScan = Pick<ScanAnswer, 'clientId' | 'outcome'> & { readonly partId: string; readonly facts: KeptAnswer };

const nameOf = ({ clientId, partId }: { clientId: string; partId: string | null }): string =>
  `${clientId.toLowerCase()} ${partId}`;

/** What came of scans that were sent before. */
async function keptAnswers(
  transaction: RowTransaction,
  bookingId: string,
  scans: readonly Scan[],
): Promise<Map<string, ScanAnswer>> {
  const ids = scans.map(({ clientId }) => clientId);
  const kept = await transaction.rows<KeptScan>(ALREADY, [bookingId, ids]);
  return new Map(kept.map(({ facts, ...scan }) => [nameOf(scan), { ...scan, ...facts }]));
}

/** All scans of one booking in one transaction, so that a boarding and its undoing arrive together or not at all. */
const scanBooking = (context: BookingContext, scanner: Scanner, bookingId: string, scans: readonly Scan[]) =>
  inBookingTransaction(context, async (transaction): Promise<ScanAnswer[]> => {
    let booking = await lockBooking(transaction, bookingId);
    const answers = await keptAnswers(transaction, bookingId, scans);
    const standing = new Map(await standingScans(transaction, [bookingId]));
    const now = context.clock.now();
    for (const scan of inOrderOfTime(scans)) {
      if (answers.has(nameOf(scan))) continue;
      const moment = { scanner, now, standing: standing.get(scan.partId) };
      const done = await boardPassenger(transaction, booking, scan, moment);
      booking = done.booking;
      if (done.standing === undefined) standing.delete(scan.partId);
      else standing.set(scan.partId, done.standing);
      answers.set(nameOf(scan), { ...done.answer, clientId: scan.clientId });
    }
    return scans.map((scan) => ({ ...answers.get(nameOf(scan))!, clientId: scan.clientId }));
  });

/**
 * Scans at the door of one departure, of now or kept by a device without network: each counts at its own time, sent twice
 * it is one. Answers in the order of the input. Refuses DEPARTURE_NOT_FOUND (also another operator's), TRY_AGAIN: what was
 * done until then stays done, and the whole may be sent again.
 */
export async function syncScans(
  context: BookingContext,
  { routeScheduleId, date, scans: inputs }: DepartureName & { readonly scans: readonly SentScan[] },
): Promise<ScanAnswer[]> {
  const { viewer, clock, database, services } = context;
  const departure = { routeScheduleId, date };
  if ((await departureOf(context, 'ticket.scan', departure)) === undefined)
    throw new DepartureNotFound({ ...departure });
  const means = { viewer, tickets: services.tickets, now: clock.now() };
  const { scans, answers } = await findTickets(database, means, departure, inputs);
  const userId = viewer.kind === 'user' ? viewer.userId : null;
  const scanner = { actor: actorOf(viewer), userId, requestId: viewer.requestId };
  const all = [...answers];
  for (const [bookingId, own] of Map.groupBy(scans, (scan) => scan.bookingId)) {
    all.push(...(await scanBooking(context, scanner, bookingId, own)));
  }
  const byId = Map.groupBy(all, ({ clientId }) => clientId);
  return inputs.map(({ clientId }) => byId.get(clientId)!.shift()!);
}
