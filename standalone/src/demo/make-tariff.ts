import type { MethodFee } from '@naga/kernel/transaction-fee.js';
import type { PricingZoneRow, TariffRows, ZoneStopRow } from '@naga/pricing/market/market-rows.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '@naga/pricing/tariff-operation/tariff-row.rules.js';
import { ADD_ONS } from './add-ons.js';
import type { Company } from './operators.js';
import { type Line, type Plan, soldPairs } from './plan.js';
import { placeOf } from './places.js';

/** Cents. */
interface Values {
  readonly local: number;
  readonly foreign: number;
}

const WEEKEND = [5, 6, 7];
const CHILD_SHARE = 0.75;
const OFFER_SHARE = 0.85;
/** 2.5 %, as docs/algorithms/price.md has it. */
const FEE_BASIS_POINTS = 250;
/** What a card costs us, and a counter's time. */
const OWN_FEES: readonly MethodFee[] = [
  { method: 'CARD', percent: 300, fixed: 30 },
  { method: 'CASH_COLLECTION', percent: 0, fixed: 50 },
];

/** About what a dollar was in autumn 2026; no market moves in a demonstration. */
const RATES = [
  { currency: 'KHR', perDollar: '4020' },
  { currency: 'LAK', perDollar: '21650' },
  { currency: 'THB', perDollar: '32.4' },
  { currency: 'VND', perDollar: '26320' },
] as const;
const BEGAN = new Date('2026-01-01T00:00:00+07:00');

const toStep = (cents: number, step: number): number => Math.max(100, Math.round(cents / step) * step);

/** What a part of the ride costs: a fifth for getting on, the rest by distance, in quarters of a dollar. */
function partOf(line: Line, km: number): Values {
  const share = 0.2 + (0.8 * km) / line.calls.at(-1)!.km;
  const { local, foreign } = line.service;
  return { local: toStep(local * share, 25), foreign: toStep(foreign * share, 25) };
}

/** One zone a place for each operator, a price for each pair it sells, rules for timings that cost otherwise. */
export function makeTariff({ companies, lines }: Plan): TariffRows {
  const pricingZones: PricingZoneRow[] = [];
  const zoneStops: ZoneStopRow[] = [];
  const baseTicketPrices: BaseTicketPriceRow[] = [];
  const pricingRules: PricingRuleRow[] = [];
  for (const company of companies) {
    const own = lines.filter((line) => line.company === company);
    const zoneOf = zonesOf(company, own, pricingZones, zoneStops);
    const prices = pricesOf(own);
    for (const { from, to, values } of prices.values()) {
      const zones = { zoneFromId: zoneOf.get(from)!, zoneToId: zoneOf.get(to)! };
      for (const price of priceRows(company, values))
        baseTicketPrices.push({ ...zones, ...price, id: next(baseTicketPrices) });
    }
    for (const line of own) {
      const usual = prices.get(pairKey(line.calls[0]!.stop.place, line.calls.at(-1)!.stop.place))!.values;
      for (const rule of rulesOf(line, usual)) pricingRules.push({ ...rule, id: next(pricingRules) });
    }
  }
  const transactionFees = [
    { id: '1', currency: 'USD' as const, percent: FEE_BASIS_POINTS, fixed: 0, byMethod: OWN_FEES },
  ];
  const currencyRates = RATES.map((rate, at) => ({ ...rate, id: String(at + 1), validFrom: BEGAN, writtenAt: BEGAN }));
  const addOns = ADD_ONS.map((row, at) => ({ ...row, id: String(at + 1) }));
  const operatorTariffs = companies.map(({ id, spec }) => ({ id, operatorId: id, countryCode: spec.country }));
  const rows = { operatorTariffs, pricingZones, zoneStops, baseTicketPrices, pricingRules };
  return { ...rows, transactionFees, currencyRates, addOns };
}

const next = (rows: readonly unknown[]): string => String(rows.length + 1);
const pairKey = (from: string, to: string): string => `${from}~${to}`;

function zonesOf(company: Company, lines: readonly Line[], zones: PricingZoneRow[], zoneStops: ZoneStopRow[]) {
  const zoneOf = new Map<string, string>();
  const known = new Set<string>();
  for (const { stop } of lines.flatMap((line) => line.calls)) {
    if (known.has(stop.id)) continue;
    known.add(stop.id);
    let pricingZoneId = zoneOf.get(stop.place);
    if (pricingZoneId === undefined) {
      zoneOf.set(stop.place, (pricingZoneId = next(zones)));
      zones.push({ id: pricingZoneId, operatorId: company.id, name: placeOf(stop.place).names.en });
    }
    zoneStops.push({ id: next(zoneStops), operatorId: company.id, pricingZoneId, stopId: stop.id });
  }
  return zoneOf;
}

/** The first line of an operator that serves a pair sets its price; others differ by a rule. */
function pricesOf(lines: readonly Line[]) {
  const prices = new Map<string, { from: string; to: string; values: Values }>();
  for (const line of lines)
    for (const [from, to] of soldPairs(line.calls)) {
      const key = pairKey(from.stop.place, to.stop.place);
      const values = partOf(line, to.km - from.km);
      if (!prices.has(key)) prices.set(key, { from: from.stop.place, to: to.stop.place, values });
    }
  return prices;
}

type PriceRow = Omit<BaseTicketPriceRow, 'id' | 'zoneFromId' | 'zoneToId'>;

function priceRows({ spec }: Company, { local, foreign }: Values): PriceRow[] {
  const adult: PriceRow = {
    passengerType: 'ADULT',
    currency: 'USD',
    localValue: local,
    foreignValue: foreign,
    localOfferValue: null,
    foreignOfferValue: spec.flags.has('offer') ? toStep(foreign * OFFER_SHARE, 50) : null,
    offerValidFrom: null,
    offerValidTo: null,
    commission: spec.commission,
  };
  if (!spec.flags.has('children')) return [adult];
  const child = (cents: number): number => toStep(cents * CHILD_SHARE, 25);
  return [adult, { ...adult, passengerType: 'CHILD', localValue: child(local), foreignValue: child(foreign) }];
}

type RuleRow = Omit<PricingRuleRow, 'id'>;

/** A line that costs otherwise than its zones say, and the weekend on lines that are dearer then. */
function rulesOf({ company, service, timings }: Line, usual: Values): RuleRow[] {
  const rule = (routeTimingId: string, values: Values, daysOfWeek: readonly number[]): RuleRow => ({
    operatorId: company.id,
    routeTimingId,
    localValue: values.local,
    nonLocalValue: values.foreign,
    originalLocalValue: usual.local,
    originalNonLocalValue: usual.foreign,
    validFrom: null,
    validTo: null,
    status: 'ACTIVE',
    isDayOfWeekDependent: daysOfWeek.length > 0,
    daysOfWeek,
  });
  const { local, foreign } = service;
  const differs = local !== usual.local || foreign !== usual.foreign;
  const weekend = { local: local + toStep(local * 0.06, 50), foreign: foreign + toStep(foreign * 0.1, 50) };
  return timings.flatMap(({ id }) => [
    ...(differs ? [rule(id, { local, foreign }, [])] : []),
    ...(service.flags.has('weekend') ? [rule(id, weekend, WEEKEND)] : []),
  ]);
}
