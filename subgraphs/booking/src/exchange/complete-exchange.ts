import { splitPayable } from '@naga/kernel/money.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { carryAddOns } from '../add-on/carry-add-ons.js';
import { carryCommission } from '../agent-commission/carry-commission.js';
import { takeCommissionBack } from '../agent-commission/move-commission.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { moneysOf, toPayNow } from '../booking/booking-money.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { isSold } from '../booking/part-state.rules.js';
import { loadBooking } from '../booking/booking.queries.js';
import { issueTickets } from '../booking/issue-tickets.command.js';
import { namedByExchange } from '../booking/named-rides.js';
import { recordStatus } from '../booking/record-status.js';
import { tellLowered } from '../coupon/coupon-news.js';
import { savedOf } from '../coupon/discounted.rules.js';
import { ourFees } from '../fee/beside.rules.js';
import { cancellationEntries, saleEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { EXCHANGE_KEPT_FEE } from '../operator-decision/refused-share.rules.js';
import { withoutNeedlessForgiving } from '../payment/forgiven.js';
import { surplusOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { soldPoliciesOf } from '../refund/sold-policy.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import { beingReplaced, differenceOf, heldInstead, isCollected } from './exchange-money.js';

const SELL = `update seat_claim set state = 'sold', expires_at = null where id in (
    select id from seat_claim where booking_id = $1 and part_id = any($2::bigint[]) and state = 'held'
    order by departure, seat_no, id for update)
  returning id`;

/**
 * EXCHANGE_ONGOING → EXCHANGED: a ticket is revoked with the last passenger of its ride; a ride that all of them changed
 * stands no longer, the new ones do. What is still collected on boarding is what is owed then. The booking is found by whoever drives what stands.
 */
const REPLACE = `with
  olds as (update part p set state = 'EXCHANGED', given_back = g.amount
    from jsonb_to_recordset($3::jsonb) as g(id bigint, amount bigint) where p.id = g.id),
  t as (update ticket set revoked_at = to_timestamp($2::float8 / 1000) where revoked_at is null
    and leg_id = any($12::bigint[])),
  gone as (update leg set stands = false where id = any($4::bigint[])),
  come as (update leg set stands = true, accepted_at = case when confirms_by_hand then to_timestamp($2::float8 / 1000) end
    where id = any($5::bigint[])),
  x as (update exchange set state = 'done', ended_at = to_timestamp($2::float8 / 1000) where id = $6),
  f as (insert into booking_fee (booking_id, name, amount, policies)
    select $1, name, amount, $14::jsonb from (values ('exchange', $7::bigint), ('${EXCHANGE_KEPT_FEE}', $13::bigint)) fee(name, amount)
    where amount > 0),
  y as (update payment set amount = $8::bigint where booking_id = $1 and state = 'PENDING' and $8::bigint is not null)
  update booking set total = total + $9::bigint, discount = $11::bigint, operator_ids = r."operatorIds", operator_branch_ids = r."branchIds",
    country_codes = r."countryCodes", travels_at = r."travelsAt"
  from jsonb_to_record($10::jsonb) as r("operatorIds" bigint[], "branchIds" bigint[], "countryCodes" text[],
    "travelsAt" timestamptz) where booking.id = $1`;

const each = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null)),
];

const reachOf = (legs: readonly LegRecord[]) => ({
  operatorIds: each(legs.map(({ operatorId }) => operatorId)),
  branchIds: each(legs.map(({ operatorBranchId }) => operatorBranchId)),
  countryCodes: each(legs.map(({ operatorCountryCode }) => operatorCountryCode)),
  travelsAt: new Date(Math.min(...legs.map(({ departureTime }) => departureTime))).toISOString(),
});

/** What the customer no longer owes of the old seats: their fares but what is kept of them. */
function returnedSeats(booking: BookingRecord, kept: number) {
  const old = booking.legs.flatMap(({ operatorId, parts }) =>
    parts.flatMap((part) => (part.state === 'EXCHANGE_ONGOING' ? [{ ...part, operatorId }] : [])),
  );
  const fares = old.map(({ fare }) => fare);
  const shares = splitPayable(kept, fares, booking.currency);
  return old.map((seat, index) => ({ ...seat, amount: seat.fare - shares[index]! }));
}

/** The rides passengers leave, with their old seats: their operators take them off the lists. */
function ridesLeft(booking: BookingRecord, olds: readonly string[]) {
  const rides = booking.legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter((part) => olds.includes(part.id)) }))
    .filter(({ parts }) => parts.length > 0);
  const { legs, passengers } = bookingFacts(booking, rides);
  return { legs, passengers };
}

export interface CompletedBy {
  readonly actor: string;
  readonly requestId: string;
  readonly kind: 'exchange' | 'move';
  /** Why staff moved it. */
  readonly reason?: string;
  /** Into whose wallet goes what is left over, instead of the way it came. */
  readonly walletOwnerId?: string | null;
}

const TOLD = {
  exchange: 'booking.exchanged',
  move: 'booking.moved',
} as const;

/**
 * The open exchange is made, in the caller's transaction, which holds the lock on the booking: old parts EXCHANGED with
 * their seats and ticket, new ones CONFIRMED → TICKETED, the books, what is left over on its way back, and the mail.
 * Undefined, and nothing is changed, where one of the held seats is gone. Answers the booking as it is then.
 */
export async function completeExchange(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  { actor, requestId, kind, reason, walletOwnerId = null }: CompletedBy,
): Promise<BookingRecord | undefined> {
  const { id, currency } = booking;
  const exchange = booking.exchange!;
  const come = heldInstead(booking);
  const seats = come.flatMap(({ parts }) => parts.map((part) => part.id));
  const sold = await transaction.rows(SELL, [id, seats]);
  if (sold.length < seats.length) return undefined;
  const olds = beingReplaced(booking).map((part) => part.id);
  await releaseSeats(transaction, id, olds);
  const gone = booking.legs.filter(({ parts }) =>
    parts.every((part) => part.state === 'EXCHANGED' || olds.includes(part.id)),
  );
  const left = booking.legs.filter(({ parts }) => parts.every((part) => !isSold(part.state) || olds.includes(part.id)));
  const difference = differenceOf(booking);
  const returned = returnedSeats(booking, exchange.kept);
  const collects = isCollected(booking) ? toPayNow(booking) : null;
  const lost = savedOf(beingReplaced(booking)) - savedOf(come.flatMap(({ parts }) => parts));
  const discount = booking.discount - lost;
  if (lost > 0) await tellLowered(transaction, booking, booking.couponTurn, discount, now, requestId);
  const promoted = savedOf(partsOf(booking), 'promotion');
  const lostPromoted =
    savedOf(beingReplaced(booking), 'promotion') -
    savedOf(
      come.flatMap(({ parts }) => parts),
      'promotion',
    );
  if (lostPromoted > 0)
    await tellLowered(transaction, booking, booking.promotionTurn, promoted - lostPromoted, now, requestId);
  const stands = [...booking.legs.filter((leg) => !gone.includes(leg)), ...come];
  const ids = (legs: readonly LegRecord[]): string[] => legs.map((leg) => leg.id);
  await transaction.rows(REPLACE, [
    id,
    now,
    JSON.stringify(returned.map(({ id: part, amount }) => ({ id: part, amount }))),
    ids(gone),
    ids(come),
    exchange.id,
    exchange.fee,
    collects,
    difference,
    JSON.stringify(reachOf(stands)),
    discount,
    ids(left),
    exchange.kept,
    JSON.stringify(soldPoliciesOf(beingReplaced(booking))),
  ]);
  await post(transaction, booking, now, kind, [
    ...cancellationEntries(returned, [], currency),
    ...saleEntries([], ourFees(exchange.fee)),
  ]);
  await carryAddOns(transaction, booking, { olds, come, kind }, now);
  await takeCommissionBack(transaction, booking, returned, now);
  await carryCommission(transaction, booking, come);
  const replaced = await withoutNeedlessForgiving(transaction, await loadBooking(transaction, id), now);
  const surplus = surplusOf(moneysOf(replaced));
  if (surplus > 0)
    await createRefunds(transaction, replaced, surplus, 'EXCHANGED', now, {
      walletOwnerId,
      ...namedByExchange(booking),
    });
  const issued = ids(come);
  const seatsOf = (parts: readonly { seatNumber: string }[]) => parts.map(({ seatNumber }) => seatNumber);
  await issueTickets(
    transaction,
    surplus > 0 ? await loadBooking(transaction, id) : replaced,
    replaced.legs.filter((leg) => issued.includes(leg.id)),
    now,
    {
      actor,
      requestId,
      as: {
        lines: [
          {
            type: TOLD[kind],
            facts: {
              amount: difference,
              currency,
              before: seatsOf(partsOf(booking).filter((part) => olds.includes(part.id))),
              seats: seatsOf(come.flatMap(({ parts }) => parts)),
              ...(reason === undefined ? {} : { reason }),
            },
          },
        ],
        events: [
          {
            type: TOLD[kind],
            facts: {
              amount: surplus > 0 ? { amount: surplus, currency } : null,
              added: difference > 0 && collects === null ? { amount: difference, currency } : null,
              changeFee: exchange.fee > 0 ? { amount: exchange.fee, currency } : null,
              reason,
              left: ridesLeft(booking, olds),
            },
          },
        ],
      },
    },
  );
  return recordStatus(transaction, id, { now, requestId });
}
