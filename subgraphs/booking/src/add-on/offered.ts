import { undiscounted } from '../coupon/discounted.rules.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import type { FeeRecord } from '../booking/fee-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { titlesOf } from '../coupon/booking-promotion.js';
import { AddOnTermsDocument } from '../neighbours/pricing.generated.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { type AddOnTerms, isSoldOn, unitPrice } from './add-on.rules.js';

/** An add-on as it can be bought beside one seat of a booking. */
export interface OfferedAddOn {
  readonly terms: OfferedTerms;
  readonly leg: LegRecord;
  readonly part: PartRecord;
  /** Price of one, minor units. */
  readonly unit: number;
}

export interface OfferedTerms extends AddOnTerms {
  readonly descriptions: LocalizedText | null;
}

/** What the market sells beside the seats of these legs, asked of pricing. */
export async function addOnTerms(
  { neighbours, viewer }: Pick<BookingContext, 'neighbours' | 'viewer'>,
  { legs, currency }: Pick<BookingRecord, 'legs' | 'currency'>,
): Promise<readonly OfferedTerms[]> {
  const operatorIds = [...new Set(legs.map(({ operatorId }) => operatorId))];
  const answer = await neighbours.ask('pricing', AddOnTermsDocument, { operatorIds, currency }, viewer);
  return answer.addOnTerms.map(({ addOnId: id, operatorId, names, descriptions, ...terms }) => ({
    ...terms,
    id,
    operatorId: operatorId ?? null,
    names: titlesOf(names),
    descriptions: descriptions == null ? null : titlesOf(descriptions),
  }));
}

/** Every seat that is held, with its ride. */
const heldSeats = ({ legs }: Pick<BookingRecord, 'legs'>) =>
  legs.flatMap((leg) => leg.parts.filter(({ state }) => state === 'HELD').map((part) => ({ leg, part })));

/** By what a seat has it already: the price, and the version, it was chosen at, whatever became of its record. */
function asChosen({ addOn, amount, percent, fixed }: FeeRecord) {
  const { version, quantity } = addOn!;
  return { terms: { version, percent: percent ?? 0, fixed: fixed ?? 0 }, unit: amount / quantity };
}

/**
 * These terms beside every seat that is held and that they are sold with, and what the seats have already; nothing is
 * offered for nothing.
 */
export function offeredBeside(terms: readonly OfferedTerms[], booking: BookingRecord): readonly OfferedAddOn[] {
  const { currency, fees } = booking;
  const seats = heldSeats(booking);
  const sold = terms.flatMap((one) =>
    seats.flatMap(({ leg, part }) => {
      const unit = unitPrice(one, undiscounted(part).fare, currency);
      return isSoldOn(one, leg) && unit > 0 ? [{ terms: one, leg, part, unit }] : [];
    }),
  );
  const has = ({ partId, addOn }: FeeRecord, { terms: { id }, part }: OfferedAddOn): boolean =>
    partId === part.id && addOn?.id === id;
  const offered = sold.map((offer) => {
    const fee = fees.find((one) => has(one, offer));
    if (fee === undefined) return offer;
    const chosen = asChosen(fee);
    return { ...offer, ...chosen, terms: { ...offer.terms, ...chosen.terms } };
  });
  const gone = seats.flatMap(({ leg, part }) =>
    fees
      .filter((fee) => fee.addOn != null && fee.partId === part.id && !sold.some((offer) => has(fee, offer)))
      .map((fee) => {
        const { quantity: mostPerSeat, ...addOn } = fee.addOn!;
        const { terms: kept, unit } = asChosen(fee);
        return { leg, part, unit, terms: { ...addOn, ...kept, mostPerSeat, transportTypes: [], descriptions: null } };
      }),
  );
  return [...offered, ...gone];
}
