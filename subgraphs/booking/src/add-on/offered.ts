import { undiscounted } from '../coupon/discounted.rules.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
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

/** These terms beside every seat that is held and that they are sold with; nothing is offered for nothing. */
export const offeredBeside = (
  terms: readonly OfferedTerms[],
  { legs, currency }: Pick<BookingRecord, 'legs' | 'currency'>,
): readonly OfferedAddOn[] =>
  terms.flatMap((one) =>
    legs
      .filter((leg) => isSoldOn(one, leg))
      .flatMap((leg) =>
        leg.parts
          .filter(({ state }) => state === 'HELD')
          .map((part) => ({ terms: one, leg, part, unit: unitPrice(one, undiscounted(part).fare, currency) })),
      )
      .filter(({ unit }) => unit > 0),
  );
