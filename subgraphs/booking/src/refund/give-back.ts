import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { unmarkUncollected } from '../boarding/uncollected.js';
import { leftUncollected } from '../boarding/waivable-fees.rules.js';
import { waiveFees } from '../boarding/waive-fees.js';
import { takeCommissionBack } from '../agent-commission/move-commission.js';
import { moneysOf, stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { namedBy } from '../booking/named-rides.js';
import { isLive, isSold } from '../booking/part-state.rules.js';
import { backFees, sumOfAddOns } from '../add-on/add-on-back.rules.js';
import { insertFees } from '../fee/insert-fees.js';
import { backBeside, besideOf, sumBeside } from '../fee/beside.rules.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { takeForgivenBack } from '../payment/forgiven.js';
import { collectOnly } from '../payment/open-attempts.js';
import { collectsLater } from '../payment/payment-method.rules.js';
import { paidOf } from '../payment/payment-status.rules.js';
import type { GivenBackAs } from './given-back-as.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import { createRefunds } from './create-refunds.command.js';
import { soldPoliciesOf } from './sold-policy.js';
import type { Offer, OfferLine, RefundTermsApplied } from './refund-offer.rules.js';

/**
 * Fully given back: REFUNDED with money, RELEASED without, CANCELLED (voided) where nothing was ever paid. A ticket is
 * revoked with the last passenger of its ride; what was still to be collected is what the others owe, and where nobody of
 * them is still to board, nobody.
 */
const GIVE_BACK = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(id bigint, state text, "givenBack" bigint, terms jsonb)),
  t as (update ticket set revoked_at = to_timestamp($3::float8 / 1000) where revoked_at is null
    and leg_id = any($5::bigint[])),
  y as (${collectOnly('$6')}),
  f as (insert into booking_fee (booking_id, name, amount, policies) select $1, 'cancellation', $4::bigint, $9::jsonb where $4::bigint > 0)
  update part p set state = g.state, given_back = g."givenBack", refund_terms = g.terms, operators_fault = $7,
    given_back_at = to_timestamp($3::float8 / 1000), given_back_as = $8 from given g where p.id = g.id`;

const termsApplied = ({ percent, fixedFee, unpaid }: OfferLine, as: GivenBackAs): RefundTermsApplied =>
  as === 'CANCELLED' ? { percent, fixedFee, unpaid } : { percent: null, fixedFee: null, unpaid };

/** What the customer no longer owes of each seat: what goes back, and what he had not paid. */
const returnedSeats = (booking: BookingRecord, lines: ReadonlyMap<string, OfferLine>) =>
  booking.legs.flatMap((leg) =>
    leg.parts.flatMap((part) => {
      const line = lines.get(part.id);
      if (line === undefined) return [];
      const { id: partId, fare, commission, platformDiscount, points, agentCommission } = part;
      const amount = line.amount + line.unpaid;
      const price = { fare, commission, platformDiscount, points, agentCommission };
      return [{ partId, operatorId: leg.operatorId, ...price, amount }];
    }),
  );

const paysOnBoard = ({ payments }: BookingRecord): boolean =>
  payments.some(({ method, state }) => collectsLater(method) && state === 'PENDING');

interface How {
  /** Whose wallet gets the money; null: it goes back as it came. */
  readonly walletOwnerId?: string | null;
  readonly operatorsFault?: boolean;
  /** For reports: by its terms where nothing is said. */
  readonly as?: GivenBackAs;
}

/** Gives the parts of an offer back, in the caller's transaction: seats, tickets, books and money. */
export async function giveBack(
  transaction: RowTransaction,
  booking: BookingRecord,
  offer: Offer,
  now: number,
  { walletOwnerId = null, operatorsFault = false, as = 'CANCELLED' }: How = {},
): Promise<void> {
  const lines = new Map(offer.lines.map((line) => [line.partId, line]));
  const paid = paidOf(moneysOf(booking)) > 0;
  const stateOf = ({ amount, addOns }: OfferLine): string =>
    amount + sumOfAddOns(addOns) > 0 ? 'REFUNDED' : paid ? 'RELEASED' : 'CANCELLED';
  const seats = returnedSeats(booking, lines);
  const states = seats.map(({ partId, amount }) => ({
    id: partId,
    state: stateOf(lines.get(partId)!),
    givenBack: amount,
    terms: termsApplied(lines.get(partId)!, as),
  }));
  const given = partsOf(booking).filter(({ id }) => lines.has(id));
  const kept = seats.reduce((sum, { fare, amount }) => sum + fare - amount, 0);
  const emptied = booking.legs.filter(({ parts }) => parts.every(({ id, state }) => lines.has(id) || !isSold(state)));
  const isEverything = partsOf(booking).every(({ id, state }) => lines.has(id) || !isLive(state));
  for (const leg of booking.legs)
    await unmarkUncollected(
      transaction,
      booking,
      leg,
      leg.parts.filter(({ id }) => lines.has(id)),
      now,
    );
  await releaseSeats(
    transaction,
    booking.id,
    states.map(({ id }) => id),
  );
  const addOns = offer.lines.flatMap((line) => line.addOns);
  const isVoid = !paid && isEverything;
  const beside = isVoid ? besideOf(booking.fees) : backBeside(addOns);
  const owed = stillToPay(booking);
  const unpaid = offer.lines.reduce((sum, line) => sum + line.unpaid, 0);
  const wanted = Math.max(0, owed - unpaid - (isVoid ? sumBeside(beside) : 0));
  const waived = paysOnBoard(booking)
    ? leftUncollected({ wanted, fees: booking.fees, parts: partsOf(booking).filter(({ id }) => !lines.has(id)) })
    : 0;
  await transaction.rows(GIVE_BACK, [
    booking.id,
    JSON.stringify(states),
    now,
    kept,
    emptied.map(({ id }) => id),
    wanted - waived,
    operatorsFault,
    as,
    as === 'CANCELLED' ? JSON.stringify(soldPoliciesOf(given)) : null,
  ]);
  await insertFees(transaction, booking.id, backFees(addOns));
  await post(transaction, booking, now, 'cancellation', cancellationEntries(seats, beside, booking.currency));
  await waiveFees(transaction, booking, waived, now);
  await takeForgivenBack(transaction, booking, Math.max(0, unpaid - owed), now);
  await takeCommissionBack(transaction, booking, seats, now);
  if (offer.amount > 0)
    await createRefunds(transaction, booking, offer.amount, 'CANCELLED', now, {
      walletOwnerId,
      ...namedBy(booking, [...lines.keys()]),
    });
}
