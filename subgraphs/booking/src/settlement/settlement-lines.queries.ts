import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import { localize, type LocalizedText } from '@naga/kernel/language.js';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { LineKind } from './part-lines.rules.js';
import { settlementScope } from './settlement-scope.js';

export interface LineFilter {
  readonly kind?: LineKind | null;
  /** Only lines that were questioned. */
  readonly disputed?: boolean | null;
}

interface LineFacts {
  readonly id: string;
  readonly kind: LineKind;
  readonly isCorrection: boolean;
  readonly at: Date;
  /** Null where something was given without one … */
  readonly bookingId: string | null;
  /** … by a link. */
  readonly linkId: string | null;
  readonly pnr: string | null;
  readonly travelDate: string | null;
  readonly seatNumber: string | null;
  readonly ticketCode: string | null;
  /** Of an add-on which, as it was sold; null of what was stated before it was kept. */
  readonly addOn: SoldAddOn | null;
  readonly note: string | null;
}

interface LineRow extends LineFacts {
  readonly amount: number;
  readonly currency: string;
  readonly fromNames: LocalizedText | null;
  readonly toNames: LocalizedText | null;
  readonly disputeId: string | null;
  readonly reason: string;
  readonly openedAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly granted: number | null;
  readonly proposedGranted: number | null;
  readonly proposedBy: string | null;
}

interface Amount {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** A line of a statement as its readers see it. */
export interface StatementLine extends LineFacts {
  readonly amount: Amount;
  readonly fromName: string | null;
  readonly toName: string | null;
  readonly dispute: {
    readonly id: string;
    readonly reason: string;
    readonly openedAt: Date;
    readonly answer: string | null;
    readonly answeredAt: Date | null;
    readonly granted: Amount | null;
    readonly proposal: { readonly granted: Amount; readonly askedById: string } | null;
  } | null;
}

const FROM = (condition: string): string => `from settlement s join settlement_line n on n.settlement_id = s.id
  left join settlement_dispute d on d.line_id = n.id
  where ${condition} and s.id = $3 and ($4::text is null or n.kind = $4) and (not $5::boolean or d.id is not null)`;

const OLDEST = ListOrder.ascending({ 'n.id': 'whole' });

const PAGE = (from: string, { behind, cut }: PageWindow): string => `with n as materialized (
    select n.*, s.currency, d.id as dispute_id, d.reason, d.opened_at, d.answer, d.answered_at, d.granted,
      d.proposed_granted, d.proposed_by
    ${from} and ${behind} ${cut})
  select ${OLDEST.place} as place, n.id::text as id, n.kind, n.amount::float8 as amount, n.currency, n.is_correction as "isCorrection", n.at,
    n.booking_id::text as "bookingId", e.link_id::text as "linkId", b.pnr, l.service_date::text as "travelDate", l.from_location_name as "fromNames",
    l.to_location_name as "toNames", p.seat_number as "seatNumber", p.ticket_code as "ticketCode",
    coalesce(n.add_on, e.add_on) as "addOn", n.note,
    n.dispute_id::text as "disputeId", n.reason, n.opened_at as "openedAt", n.answer, n.answered_at as "answeredAt",
    n.granted::float8 as granted, n.proposed_granted::float8 as "proposedGranted", n.proposed_by::text as "proposedBy"
  from n left join booking b on b.id = n.booking_id left join ledger_entry e on e.id = n.ledger_entry_id
    left join part p on p.id = n.part_id left join leg l on l.id = p.leg_id
  order by n.id`;

function disputeOf({ disputeId, currency, granted, proposedGranted, proposedBy, ...row }: LineRow) {
  if (disputeId === null) return null;
  const { reason, openedAt, answer, answeredAt } = row;
  return {
    id: disputeId,
    reason,
    openedAt,
    answer,
    answeredAt,
    granted: granted === null ? null : { amount: granted, currency },
    proposal:
      proposedGranted === null || proposedBy === null
        ? null
        : { granted: { amount: proposedGranted, currency }, askedById: proposedBy },
  };
}

function lineOf(row: LineRow, language: BookingContext['viewer']['language']): StatementLine {
  const { id, kind, isCorrection, at, bookingId, linkId, pnr, travelDate, seatNumber, ticketCode, addOn, note } = row;
  const { amount, currency, fromNames, toNames } = row;
  const line = { id, kind, isCorrection, at, bookingId, linkId, pnr, travelDate, seatNumber, ticketCode, addOn, note };
  return {
    ...line,
    amount: { amount, currency },
    fromName: fromNames && localize(fromNames, language),
    toName: toNames && localize(toNames, language),
    dispute: disputeOf(row),
  };
}

/** One page of a statement's lines, oldest first; empty outside of the viewer's scope. */
export function settlementLines(
  { database, viewer }: BookingContext,
  id: string,
  { kind, disputed }: LineFilter,
  at: PageAsked,
): ListPage<StatementLine> {
  if (!isRowId(id)) return ListPage.none();
  const { condition, values } = settlementScope(viewer, 'settlement.view');
  const asked = [...values, id, kind ?? null, disputed ?? false];
  const window = new PageWindow(OLDEST, at, asked.length);
  const from = FROM(condition);
  return new ListPage<LineRow>(
    async () => window.of(await database.rows<Placed<LineRow>>(PAGE(from, window), [...asked, ...window.values])),
    () => countOf(database, from, asked),
    () => sumColumns(database, from, asked, { money: { amount: 'n.amount' }, currency: 's.currency' }),
  ).map((row) => lineOf(row, viewer.language));
}
