import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { isCounter } from '../cash/collector.js';
import { toPayNow } from '../booking/booking-money.js';
import type { Rows } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { chargedBy } from '../fee/charge-method.js';
import { DONATION_FEE } from '../donation/donation.rules.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import { balanceOf } from '../ledger/move-balance.js';
import { boardingBlock } from './boarding-block.js';
import { CASH_HOURS, type CashRide } from './cash-deadline.rules.js';
import { ownAccount, ownBalance } from './own-money.js';
import { creditIn, type Payer } from './payer.js';
import { isPromise, PAYMENT_WAYS } from './payment-method.rules.js';
import type { OptionFacts } from './payment-option.rules.js';
import { promisesOf } from './promises.js';
import { availableIn } from './wallet.js';

const HOURS = `select operator_id::text as "operatorId", hours from cash_collection where operator_id = any($1::bigint[])`;

async function cashRides(from: Rows, { legs }: BookingRecord): Promise<CashRide[]> {
  const operatorIds = legs.map(({ operatorId }) => operatorId);
  const rows = await from.rows<{ operatorId: string; hours: number }>(HOURS, [operatorIds]);
  const hours = new Map(rows.map((row) => [row.operatorId, row.hours]));
  return legs.map(({ operatorId, departureTime, confirmsByHand }) => ({
    departure: departureTime,
    isByHand: confirmsByHand,
    hours: hours.get(operatorId) ?? CASH_HOURS,
  }));
}

/**
 * All that decides which ways to pay a booking has for who asks, as far as it concerns `methods`. `payer`: what users know
 * of them.
 */
export async function optionFacts(
  from: Rows,
  context: Pick<BookingContext, 'viewer' | 'services'>,
  booking: BookingRecord,
  payer: Payer,
  now: number,
  methods: readonly PaymentMethod[] = PAYMENT_WAYS,
): Promise<OptionFacts> {
  const { viewer } = context;
  const { currency, mode } = booking;
  const asks = new Set(methods);
  const agencyId = asks.has('AGENT_BALANCE') ? ownBalance(viewer, booking) : undefined;
  const walletOf = asks.has('WALLET_CREDIT') ? ownAccount(viewer) : undefined;
  return {
    now,
    due: (method) => toPayNow(chargedBy(booking, method)),
    isExchange: booking.exchange !== null,
    isCounter: isCounter(viewer),
    isGiving: booking.fees.some(({ name }) => name === DONATION_FEE),
    hasAddOns: heldAddOns(booking.fees).length > 0,
    currency,
    rides: asks.has('CASH_COLLECTION') ? await cashRides(from, booking) : [],
    boarding: asks.has('PAY_ON_BOARDING') ? await boardingBlock(from, context, booking, payer, now) : undefined,
    unpaid: methods.some(isPromise) ? await promisesOf(from, context, booking, now) : undefined,
    agency:
      agencyId === undefined
        ? undefined
        : {
            balance: await balanceOf(from, { kind: 'agent_balance', ownerId: agencyId, mode, currency }),
            creditLimit: creditIn(currency, payer),
          },
    wallet:
      walletOf === undefined ? undefined : await availableIn(from, { ownerId: walletOf, mode, currency }, booking.id),
  };
}
