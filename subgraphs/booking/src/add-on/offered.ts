import { undiscounted } from '../coupon/discounted.rules.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { titlesOf } from '../coupon/booking-promotion.js';
import { AddOnTermsDocument } from '../neighbours/pricing.generated.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { type AddOnTerms, type HeldAddOn, heldAddOns, isSoldOn, unitPrice } from './add-on.rules.js';

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

/** An add-on that a seat has: at the price, and by the version, it was chosen at, whatever became of its record. */
function heldAsOffered({ partId, addOn, amount }: HeldAddOn, booking: BookingRecord, terms?: OfferedTerms) {
  return booking.legs.flatMap((leg) =>
    leg.parts
      .filter(({ id, state }) => id === partId && state === 'HELD')
      .map((part): OfferedAddOn => {
        const { percent, fixed } = booking.fees.find((fee) => fee.partId === partId && fee.addOn?.id === addOn.id)!;
        const { quantity, ...sold } = addOn;
        const asSold = { ...sold, mostPerSeat: quantity, transportTypes: [], descriptions: null };
        return {
          terms: { ...(terms ?? asSold), version: addOn.version, percent: percent ?? 0, fixed: fixed ?? 0 },
          leg,
          part,
          unit: amount / quantity,
        };
      }),
  );
}

/**
 * These terms beside every seat that is held and that they are sold with, and what the seats have already; nothing is
 * offered for nothing.
 */
export function offeredBeside(terms: readonly OfferedTerms[], booking: BookingRecord): readonly OfferedAddOn[] {
  const { legs, currency, fees } = booking;
  const held = heldAddOns(fees);
  const sold = terms.flatMap((one) =>
    legs
      .filter((leg) => isSoldOn(one, leg))
      .flatMap((leg) =>
        leg.parts
          .filter(({ state }) => state === 'HELD')
          .map((part) => ({ terms: one, leg, part, unit: unitPrice(one, undiscounted(part).fare, currency) })),
      )
      .filter(({ unit }) => unit > 0),
  );
  const has = ({ terms: { id }, part }: OfferedAddOn) =>
    held.find(({ partId, addOn }) => partId === part.id && addOn.id === id);
  const kept = sold.map((offer) => {
    const own = has(offer);
    return own === undefined ? offer : heldAsOffered(own, booking, offer.terms)[0]!;
  });
  const gone = held.filter(
    ({ partId, addOn }) => !sold.some(({ terms, part }) => terms.id === addOn.id && part.id === partId),
  );
  return [...kept, ...gone.flatMap((one) => heldAsOffered(one, booking))];
}
