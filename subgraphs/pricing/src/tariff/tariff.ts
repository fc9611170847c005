import { RateBook } from '../currency-rate/rate-book.js';
import { type FareKey, parseFareKey } from '@naga/kernel/fare-key.js';
import type { Currency } from '@naga/kernel/money.js';
import type { FeeTerms } from '@naga/kernel/transaction-fee.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { TariffRows } from '../market/market-rows.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import {
  type Nationality,
  type PassengerType,
  type PriceStage,
  priceStages,
  type SeatTerms,
} from '../price/price.rules.js';
import { DemandBook, type DemandTold, type Moment } from '../demand/demand-book.js';
import type { KnownPromotion } from '../promotion/told-promotions.rules.js';
import { isValidOn, type Validity } from '../rule/choose-rule.rules.js';
import { RuleBook } from '../rule/rule-book.js';
import { type SeatSought, SupplementBook } from '../supplement/supplement-book.js';
import { byLatest } from '../tariff-operation/timeline.rules.js';
import { offerSource, ruleSource, zonesSource } from './sources.js';

/** One seat as it is sold: who pays how much, and why. Amounts in minor units of `currency`. */
export interface SeatPrice {
  readonly currency: Currency;
  readonly stages: readonly PriceStage[];
  /** Basis points of the fare. */
  readonly commission: number;
}

/** What is paid beside the fares, and by which version of who sets it; 0: nobody ever did. */
export type StandingTerms = FeeTerms & { readonly version: number };

/** What the zones are called between which a price stands. */
export interface ZoneNames {
  readonly from: string;
  readonly to: string;
}

/** Explanations are written once a generation, not once a question. */
type BasePrice = BaseTicketPriceRow & {
  readonly source: string;
  readonly offerSource: string;
  readonly offer: Validity;
  readonly zones: ZoneNames;
};
type Rule = PricingRuleRow & { readonly source: string };

interface Zone {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  /** By destination zone, those that begin latest first. */
  readonly prices: Readonly<Record<PassengerType, Map<Zone, BasePrice[]>>>;
}

/** One generation of all prices, in memory: it answers without the database. */
export class Tariff {
  /** By operator, or by one of its routes, then by stop. */
  readonly #zones: ReadonlyMap<string, ReadonlyMap<string, Zone>>;
  readonly #rules: RuleBook<Rule>;
  readonly #supplements: SupplementBook;
  readonly #demand: DemandBook;
  readonly #moment: Moment | undefined;
  readonly #fees: ReadonlyMap<string, StandingTerms>;
  /** By currency. */
  readonly #promotions: ReadonlyMap<string, readonly KnownPromotion[]>;
  /** ISO 3166-1 alpha-2, by operator. */
  readonly #countries: ReadonlyMap<string, string | null>;
  /** By which prices of several currencies are compared. */
  readonly rates: RateBook;

  /** Prices, rules, supplements and fees. */
  readonly size: number;

  constructor(rows: TariffRows);
  /** The same generation, at a moment. */
  constructor(of: Tariff, moment: Moment);
  constructor(rows: TariffRows | Tariff, moment?: Moment) {
    this.#moment = moment;
    if (rows instanceof Tariff) {
      this.size = rows.size;
      this.#zones = rows.#zones;
      this.#rules = rows.#rules;
      this.#supplements = rows.#supplements;
      this.#demand = rows.#demand;
      this.#fees = rows.#fees;
      this.#promotions = rows.#promotions;
      this.#countries = rows.#countries;
      this.rates = rows.rates;
      return;
    }
    const { baseTicketPrices, pricingRules, tariffSupplements = [], transactionFees } = rows;
    this.size = baseTicketPrices.length + pricingRules.length + tariffSupplements.length + transactionFees.length;
    const zones = zonesOf(rows);
    const ofOwners = Map.groupBy(rows.zoneStops, ({ pricingZoneId }) => zones.get(pricingZoneId)!.owner);
    this.#zones = new Map(
      [...ofOwners].map(([owner, stops]) => [
        owner,
        new Map(stops.map(({ stopId, pricingZoneId }) => [stopId, zones.get(pricingZoneId)!])),
      ]),
    );
    const rules = rows.pricingRules.map((row) => ({ ...row, source: ruleSource(row) }));
    this.#rules = new RuleBook(rules, rows.followedTimings);
    this.#supplements = new SupplementBook(tariffSupplements);
    this.#demand = new DemandBook(rows.tariffDemands ?? []);
    this.#fees = new Map(
      rows.transactionFees.map(({ currency, percent, fixed, byMethod = [], version = 0 }) => [
        currency,
        { percent, fixed, byMethod, version },
      ]),
    );
    this.#promotions = Map.groupBy(rows.promotions ?? [], ({ currency }) => currency);
    this.#countries = new Map(rows.operatorTariffs.map(({ operatorId, countryCode }) => [operatorId, countryCode]));
    this.rates = new RateBook(rows.currencyRates ?? []);
  }

  /**
   * Undefined where no price is set, and for a key nobody wrote. Children without a price of their own pay as adults. Of a key
   * that names seats of several categories it is the cheapest of them.
   */
  seat(fareKey: string, date: TravelDate, nationality: Nationality, type: PassengerType): SeatPrice | undefined {
    const key = parseFareKey(fareKey);
    const base = key && this.#base(key, type, date);
    if (base === undefined) return undefined;
    const demand = this.#demand.on(key!, date, this.#moment);
    const plain = termsOf(base, this.#rules.on(key!, date), demand, date, nationality);
    const supplements = this.#supplements.on(seatSought(key!, base, type, date), nationality);
    const terms = supplements.length === 0 ? plain : { ...plain, supplements };
    return { currency: base.currency, stages: priceStages(terms, base.currency), commission: base.commission };
  }

  /** Between which zones the price stands that holds for a ride; undefined where none does. */
  zonesOf(fareKey: string, date: TravelDate, type: PassengerType): ZoneNames | undefined {
    const key = parseFareKey(fareKey);
    return key && this.#base(key, type, date)?.zones;
  }

  /** The same text for rides of one timing that cost the same on every day, as they lie in the same zones. */
  zonePair(fareKey: string): string {
    const key = parseFareKey(fareKey);
    if (key === undefined) return '';
    const owners = [ownerOf(key.operatorId, key.routeId), key.operatorId].map((owner) => this.#zones.get(owner));
    return owners.map((zones) => `${zones?.get(key.stopIdFrom)?.id}-${zones?.get(key.stopIdTo)?.id}`).join(' ');
  }

  /** Whether children have a price of their own on this ride, or a supplement of their own on one of its seats. */
  hasChildPrice(fareKey: string, date: TravelDate): boolean {
    const key = parseFareKey(fareKey);
    const base = key && this.#base(key, 'CHILD', date);
    if (base === undefined) return false;
    return base.passengerType === 'CHILD' || this.#supplements.hasOfChildren(seatSought(key!, base, 'CHILD', date));
  }

  /** Whether some seats of this ride cost more than others: its price is that of the cheapest. */
  hasSeatTiers(fareKey: string, date: TravelDate): boolean {
    const key = parseFareKey(fareKey);
    const base = key && this.#base(key, 'ADULT', date);
    return base !== undefined && this.#supplements.hasTiers(seatSought(key!, base, 'ADULT', date));
  }

  /** Prices as they are at a moment; without one demand moves none. */
  at(moment: Moment): Tariff {
    return new Tariff(this, moment);
  }

  /** Whether nobody lets demand move prices. */
  get isSteady(): boolean {
    return this.#demand.isEmpty;
  }

  /** Whether the price of a ride follows how many of its seats are left; its key, where it does. */
  asksSeats(fareKey: string, date: TravelDate): FareKey | undefined {
    const key = this.isSteady ? undefined : parseFareKey(fareKey);
    return key && this.#demand.asksSeats(key, date) ? key : undefined;
  }

  /** Whether an operator has supplements for seats of some category. */
  get isBySeat(): boolean {
    return this.#supplements.isBySeat;
  }

  /** Undefined when bookings in this currency pay no fee. */
  fee(currency: Currency): StandingTerms | undefined {
    return this.#fees.get(currency);
  }

  /** Whether some promotion may lower what is bought in this currency: which one, and for whom, is asked at the hold. */
  promotes(currency: Currency): boolean {
    return this.#promotions.has(currency);
  }

  /** Those that run in a currency. */
  promotionsIn(currency: Currency): readonly KnownPromotion[] {
    return this.#promotions.get(currency) ?? [];
  }

  /** Those that run in whatever currency. */
  get promotions(): readonly KnownPromotion[] {
    return [...this.#promotions.values()].flat();
  }

  /** An operator's, ISO 3166-1 alpha-2; undefined where the catalogue was not asked yet. */
  countryOf(operatorId: string): string | undefined {
    return this.#countries.get(operatorId) ?? undefined;
  }

  /** A route's own zones go before those of its operator, where they have a price. */
  #base(key: FareKey, type: PassengerType, date: TravelDate): BasePrice | undefined {
    const { operatorId, routeId } = key;
    return (
      this.#between(this.#zones.get(ownerOf(operatorId, routeId)), key, type, date) ??
      this.#between(this.#zones.get(operatorId), key, type, date)
    );
  }

  #between(
    zones: ReadonlyMap<string, Zone> | undefined,
    { stopIdFrom, stopIdTo }: FareKey,
    type: PassengerType,
    date: TravelDate,
  ): BasePrice | undefined {
    const to = zones?.get(stopIdTo);
    const prices = to && zones?.get(stopIdFrom)?.prices;
    return prices && (soldOn(prices[type].get(to), date) ?? soldOn(prices.ADULT.get(to), date));
  }
}

const seatSought = (
  { operatorId, cabin }: FareKey,
  { currency }: BasePrice,
  type: PassengerType,
  date: TravelDate,
): SeatSought => ({ operatorId, cabin, currency, type, date });

/** Whose zones stand together: an operator's, or those of one of its routes. */
const ownerOf = (operatorId: string, routeId: string | null | undefined): string =>
  routeId == null ? operatorId : `${operatorId} ${routeId}`;

/** The price that holds on a day of travel; undefined where none is sold then. `prices`: those that begin latest first. */
function soldOn(prices: readonly BasePrice[] | undefined, date: TravelDate): BasePrice | undefined {
  if (prices === undefined) return undefined;
  for (const price of prices)
    if (price.effectiveFrom == null || price.effectiveFrom <= date) return price.sold === false ? undefined : price;
  return undefined;
}

function zonesOf({ pricingZones, baseTicketPrices }: TariffRows): ReadonlyMap<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const { id, operatorId, routeId, name } of pricingZones)
    zones.set(id, { id, owner: ownerOf(operatorId, routeId), name, prices: { ADULT: new Map(), CHILD: new Map() } });
  for (const row of baseTicketPrices) {
    const from = zones.get(row.zoneFromId)!;
    const to = zones.get(row.zoneToId)!;
    const offer = { validFrom: row.offerValidFrom, validTo: row.offerValidTo };
    const source = zonesSource(from.name, to.name, row.version);
    const names = { from: from.name, to: to.name };
    const price = { ...row, offer, source, offerSource: offerSource(offer, row.version), zones: names };
    const prices = from.prices[row.passengerType];
    const known = prices.get(to);
    if (known === undefined) prices.set(to, [price]);
    else known.push(price);
  }
  for (const { prices } of zones.values())
    for (const timeline of [...prices.ADULT.values(), ...prices.CHILD.values()])
      if (timeline.length > 1) timeline.sort(byLatest);
  return zones;
}

function termsOf(
  base: BasePrice,
  rule: Rule | undefined,
  demand: DemandTold | undefined,
  date: TravelDate,
  nationality: Nationality,
): SeatTerms {
  const local = nationality === 'LOCAL';
  const offer = local ? base.localOfferValue : base.foreignOfferValue;
  return {
    base: { value: local ? base.localValue : base.foreignValue, source: base.source },
    rule: rule && {
      value: local ? rule.localValue : rule.nonLocalValue,
      original: local ? rule.originalLocalValue : rule.originalNonLocalValue,
      source: rule.source,
    },
    demand,
    offer: offer !== null && isValidOn(base.offer, date) ? { value: offer, source: base.offerSource } : undefined,
  };
}
