import { type FareKey, parseFareKey } from '@naga/kernel/fare-key.js';
import type { Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { FeeTerms } from '../fee/transaction-fee.rules.js';
import type { BaseTicketPriceRow, PricingRuleRow, TariffRows } from '../market/market-rows.js';
import {
  type Nationality,
  type PassengerType,
  type PriceStage,
  priceStages,
  type SeatTerms,
} from '../price/price.rules.js';
import { isValidOn, ruleOn, type Validity } from '../rule/choose-rule.rules.js';
import { offerSource, ruleSource, zonesSource } from './sources.js';

/** One seat as it is sold: who pays how much, and why. Amounts in minor units of `currency`. */
export interface SeatPrice {
  readonly currency: Currency;
  readonly stages: readonly PriceStage[];
  /** Basis points of the fare. */
  readonly commission: number;
}

/** Explanations are written once a generation, not once a question. */
type BasePrice = BaseTicketPriceRow & {
  readonly source: string;
  readonly offerSource: string;
  readonly offer: Validity;
};
type Rule = PricingRuleRow & { readonly source: string };

interface Zone {
  readonly id: string;
  readonly name: string;
  /** By destination zone. */
  readonly prices: Readonly<Record<PassengerType, Map<Zone, BasePrice>>>;
}

/** One generation of all prices, in memory: it answers without the database. */
export class Tariff {
  /** By operator, then by stop. */
  readonly #zones: ReadonlyMap<string, ReadonlyMap<string, Zone>>;
  /** By route timing. */
  readonly #rules: ReadonlyMap<string, readonly Rule[]>;
  readonly #fees: ReadonlyMap<string, FeeTerms>;

  /** Prices, rules and fees. */
  readonly size: number;

  constructor(rows: TariffRows) {
    this.size = rows.baseTicketPrices.length + rows.pricingRules.length + rows.transactionFees.length;
    const zones = zonesOf(rows);
    const ofOperators = Map.groupBy(rows.zoneStops, ({ operatorId }) => operatorId);
    this.#zones = new Map(
      [...ofOperators].map(([operatorId, stops]) => [
        operatorId,
        new Map(stops.map(({ stopId, pricingZoneId }) => [stopId, zones.get(pricingZoneId)!])),
      ]),
    );
    const rules = rows.pricingRules.map((row) => ({ ...row, source: ruleSource(row) }));
    this.#rules = Map.groupBy(rules, ({ routeTimingId }) => routeTimingId);
    this.#fees = new Map(rows.transactionFees.map((fee) => [fee.currency, fee]));
  }

  /** Undefined where no price is set, and for a key nobody wrote. Children without a price of their own pay as adults. */
  seat(fareKey: string, date: TravelDate, nationality: Nationality, type: PassengerType): SeatPrice | undefined {
    const key = parseFareKey(fareKey);
    const base = key && (this.#base(key, type) ?? this.#base(key, 'ADULT'));
    if (base === undefined) return undefined;
    const terms = termsOf(base, ruleOn(this.#rules.get(key!.routeTimingId) ?? [], date), date, nationality);
    return { currency: base.currency, stages: priceStages(terms, base.currency), commission: base.commission };
  }

  /** Whether children have a price of their own on this ride. */
  hasChildPrice(fareKey: string): boolean {
    const key = parseFareKey(fareKey);
    return key !== undefined && this.#base(key, 'CHILD') !== undefined;
  }

  /** Undefined when bookings in this currency pay no fee. */
  fee(currency: Currency): FeeTerms | undefined {
    return this.#fees.get(currency);
  }

  #base({ operatorId, stopIdFrom, stopIdTo }: FareKey, type: PassengerType): BasePrice | undefined {
    const zones = this.#zones.get(operatorId);
    const to = zones?.get(stopIdTo);
    return to && zones?.get(stopIdFrom)?.prices[type].get(to);
  }
}

function zonesOf({ pricingZones, baseTicketPrices }: TariffRows): ReadonlyMap<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const { id, name } of pricingZones) zones.set(id, { id, name, prices: { ADULT: new Map(), CHILD: new Map() } });
  for (const row of baseTicketPrices) {
    const from = zones.get(row.zoneFromId)!;
    const to = zones.get(row.zoneToId)!;
    const offer = { validFrom: row.offerValidFrom, validTo: row.offerValidTo };
    const price = { ...row, offer, source: zonesSource(from.name, to.name), offerSource: offerSource(offer) };
    from.prices[row.passengerType].set(to, price);
  }
  return zones;
}

function termsOf(base: BasePrice, rule: Rule | undefined, date: TravelDate, nationality: Nationality): SeatTerms {
  const local = nationality === 'LOCAL';
  const offer = local ? base.localOfferValue : base.foreignOfferValue;
  return {
    base: { value: local ? base.localValue : base.foreignValue, source: base.source },
    rule: rule && {
      value: local ? rule.localValue : rule.nonLocalValue,
      original: local ? rule.originalLocalValue : rule.originalNonLocalValue,
      source: rule.source,
    },
    offer: offer !== null && isValidOn(base.offer, date) ? { value: offer, source: base.offerSource } : undefined,
  };
}
