import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { type Money, money } from '@naga/kernel/money.js';
import type { Looking } from '../promotion/told-promotions.rules.js';
import type { JourneyPrice } from './journey-fare.js';
import type { FareTotalView, PromotedFareView } from './journey.type.js';
import { type PricedParty, promotedFare } from './promoted-fare.js';

/** Who asks what a journey costs, and when. */
export interface FareAsking extends Omit<Looking, 'currency' | 'seats'> {
  readonly language: LanguageCode;
}

/** FareTotal of a price: what promotions take off is worked out when it is asked for, so that a search pays for what it shows. */
export class FareTotal implements FareTotalView {
  readonly seats: Money;
  readonly fee: Money;
  readonly total: Money;
  readonly inCents: number | null;
  readonly original: Money | null;
  readonly #party: PricedParty;
  readonly #asking: FareAsking;

  constructor({ currency, seats, fee, total, original }: JourneyPrice, party: PricedParty, asking: FareAsking) {
    this.seats = money(seats, currency);
    this.fee = money(fee, currency);
    this.total = money(total, currency);
    this.inCents = party.tariff.rates.inCents(this.total, asking.now) ?? null;
    this.original = original === undefined ? null : money(original, currency);
    this.#party = party;
    this.#asking = asking;
  }

  get promotionsAhead(): PromotedFareView | null {
    const { currency } = this.total;
    const promoted = promotedFare(this.#party, currency, this.#asking);
    if (promoted === undefined) return null;
    const { promotions, discount, total } = promoted;
    return {
      names: promotions.map(({ titles }) => localize(titles, this.#asking.language)),
      discount: money(discount, currency),
      total: money(total, currency),
    };
  }
}
