import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { type Money, money } from '@naga/kernel/money.js';
import type { Looking } from '../promotion/told-promotions.rules.js';
import {
  asForeign,
  asLocal,
  asNationalOf,
  journeyPrice,
  type JourneyPrice,
  type NationalityOn,
} from './journey-fare.js';
import type { FareTotalView, JourneyFareView, PromotedFareView } from './journey.type.js';
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

/** What rides cost, by who takes them; null where somebody could not be told. */
export function fareTotals(
  party: Omit<PricedParty, 'nationalityOn'>,
  asking: FareAsking,
): Pick<JourneyFareView, 'local' | 'foreign' | 'nationals'> | null {
  const { tariff, rides, passengers } = party;
  const totalFor = (nationalityOn: NationalityOn): FareTotal | undefined => {
    const price = journeyPrice(tariff, rides, nationalityOn, passengers);
    return price && new FareTotal(price, { ...party, nationalityOn }, asking);
  };
  const local = totalFor(asLocal);
  const foreign = totalFor(asForeign);
  if (local === undefined || foreign === undefined) return null;
  const countries = [...new Set(rides.map(({ localCountryCode }) => localCountryCode))];
  const nationals = countries.map((countryCode) => {
    const own = countries.length === 1 ? local : totalFor(asNationalOf(countryCode));
    return { countryCode, fare: own ?? foreign };
  });
  return { local, foreign, nationals };
}
