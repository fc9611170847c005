import type { ScanOutcome } from '@naga/kernel/boarding.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';
import { type Driven, drives } from '../booking/drives.js';
import type { DepartureName } from '../manifest/departure-of.js';
import { readBoardingPass } from '../ticket/boarding-pass.js';
import type { TicketServices } from '../ticket/ticket-services.js';
import { booksCash } from './refused-cash.rules.js';
import type { Scan, ScanAnswer, SentScan } from './scan.js';

interface Found extends Driven {
  readonly partId: string;
  readonly bookingId: string;
  readonly ticketId: string | null;
  readonly routeScheduleId: string;
  readonly date: string;
  readonly departureTime: number;
}

const FIND = `select p.id::text as "partId", b.id::text as "bookingId", t.id as "ticketId",
    l.route_schedule_id::text as "routeScheduleId", l.service_date::text as date,
    (extract(epoch from l.departure_time) * 1000)::float8 as "departureTime", l.operator_id::text as "operatorId",
    l.operator_branch_id::text as "operatorBranchId", l.operator_country_code as "operatorCountryCode"
  from part p join leg l on l.id = p.leg_id join booking b on b.id = p.booking_id left join ticket t on t.leg_id = l.id
  where p.id = any($1::bigint[]) and b.mode = $2`;

/** What a scan is about: the part, and the ticket that a code claims to be. Undefined for a code nobody here signed. */
function named({ qr, partId }: SentScan, { key, formerKeys }: TicketServices) {
  if (qr == null) return { partId: partId ?? '', ticketId: undefined };
  return readBoardingPass(qr, key, ...formerKeys);
}

/** Why a ticket that exists is not one of this departure; undefined when it is. */
function refusedHere(ticket: Found, at: DepartureName): ScanOutcome | undefined {
  if (ticket.routeScheduleId !== at.routeScheduleId) return 'WRONG_DEPARTURE';
  return ticket.date === at.date ? undefined : 'NOT_TODAY';
}

export interface Sorted {
  readonly scans: readonly Scan[];
  /** Of those that are no tickets of this departure. */
  readonly answers: readonly ScanAnswer[];
}

/**
 * Which ticket each scan is of; one statement. Another operator's ticket looks as if it did not exist, another of one's own
 * says when its ride leaves, and is a scan of its booking where cash was taken for it, or handed back.
 */
export async function findTickets(
  from: Rows,
  { viewer, tickets, now }: { viewer: Viewer; tickets: TicketServices; now: number },
  departure: DepartureName,
  inputs: readonly SentScan[],
): Promise<Sorted> {
  const read = inputs.map((input) => ({ input, claim: named(input, tickets) }));
  const ids = [...new Set(read.flatMap(({ claim }) => (claim && isRowId(claim.partId) ? [claim.partId] : [])))];
  const found = ids.length === 0 ? [] : await from.rows<Found>(FIND, [ids, viewer.mode]);
  const byPart = new Map(found.map((ticket) => [ticket.partId, ticket]));
  const scans: Scan[] = [];
  const answers: ScanAnswer[] = [];
  for (const { input, claim } of read) {
    const { clientId, kind, means, collected, owedByList = null, refusedId = null } = input;
    const ticket = claim && byPart.get(claim.partId);
    const isSame = claim?.ticketId === undefined || claim.ticketId === ticket?.ticketId;
    if (claim === undefined) answers.push({ clientId, outcome: 'BAD_SIGNATURE', partId: null });
    else if (ticket === undefined || !isSame || !drives(viewer, 'ticket.scan', ticket))
      answers.push({ clientId, outcome: 'UNKNOWN_TICKET', partId: null });
    else {
      const { partId, bookingId, departureTime: ridesAt } = ticket;
      const outcome = refusedHere(ticket, departure);
      const isRefused = outcome !== undefined && (kind === 'UNDO' || !booksCash(outcome, collected));
      if (isRefused) answers.push({ clientId, outcome, partId, ridesAt });
      else {
        const at = Math.min(input.at.getTime(), now);
        const elsewhere = outcome && { outcome, ridesAt };
        scans.push({ clientId, kind, means, partId, bookingId, at, collected, owedByList, refusedId, elsewhere });
      }
    }
  }
  return { scans, answers };
}
