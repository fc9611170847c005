import type { TariffRows } from '@naga/pricing/market/market-rows.js';
import type { SupplementRow } from '@naga/pricing/supplement/supplement.rules.js';
import { Tariff } from '@naga/pricing/tariff/tariff.js';
import type { PricingRuleRow } from '@naga/pricing/tariff-operation/tariff-row.rules.js';

export const JOURNEYS = 50;
const ZONES = 12;

const day = (ahead: number): string => new Date(Date.UTC(2026, 11, 1 + ahead)).toISOString().slice(0, 10);

/** Seasons and weekdays in turn; of one timing in `timings` each. Some hold on any day, most do not. */
const ruleOf = (at: number, timings: number): PricingRuleRow => ({
  ...{ id: String(at + 1), operatorId: '1', routeTimingId: String(1 + (at % timings)), status: 'ACTIVE' },
  ...{ localValue: 1000 + (at % 97), nonLocalValue: 1300 + (at % 89), originalLocalValue: 900 },
  ...{ originalNonLocalValue: 1200, validFrom: day(at % 300), validTo: day((at % 300) + 20) },
  ...{ isDayOfWeekDependent: at % 3 > 0, daysOfWeek: [1 + (at % 7), 1 + ((at + 3) % 7)], priority: at % 5 },
});

/** What first class seats, and vans, cost more. */
const supplement = (seatCategoryId: string | null, vehicleCategoryId: string | null): SupplementRow => ({
  ...{ id: seatCategoryId ?? '1', operatorId: '1', seatCategoryId, vehicleCategoryId, passengerType: 'ADULT' },
  ...{ currency: 'USD', localValue: 100, foreignValue: 200, seatNames: { en: 'First class' }, vehicleNames: null },
});

/** One operator with prices between each two of twelve zones, for adults and children, and so many rules. */
export function bigTariff(rules: number, timings: number): Tariff {
  const zones = Array.from({ length: ZONES }, (_, at) => String(at + 1));
  const pairs = zones.flatMap((from) => zones.filter((to) => to !== from).map((to) => [from, to] as const));
  const rows: TariffRows = {
    operatorTariffs: [{ id: '1', operatorId: '1', countryCode: 'KH' }],
    pricingZones: zones.map((id) => ({ id, operatorId: '1', name: `Zone ${id}` })),
    zoneStops: zones.map((id) => ({ id, operatorId: '1', pricingZoneId: id, stopId: id })),
    baseTicketPrices: pairs.flatMap(([zoneFromId, zoneToId], at) =>
      (['ADULT', 'CHILD'] as const).map((passengerType, child) => ({
        ...{ id: String(2 * at + child + 1), zoneFromId, zoneToId, passengerType, currency: 'USD' as const },
        ...{ localValue: 900 + at, foreignValue: 1200 + at, localOfferValue: null, foreignOfferValue: null },
        ...{ offerValidFrom: null, offerValidTo: null, commission: 1000 },
      })),
    ),
    pricingRules: Array.from({ length: rules }, (_, at) => ruleOf(at, timings)),
    tariffSupplements: [supplement('4', null), supplement(null, '3')],
    transactionFees: [{ id: '1', currency: 'USD', percent: 250, fixed: 0 }],
  };
  return new Tariff(rows);
}

/** A page of results: 50 journeys of one ride each, in vans with seats of two classes. */
export const fareKeys = Array.from(
  { length: JOURNEYS },
  (_, at) => `1.1.${1 + at}.${1 + (at % ZONES)}-${1 + ((at + 5) % ZONES)}/3:0,4`,
);
