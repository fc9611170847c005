import type { SupplementRow } from '../src/supplement/supplement.rules.js';
import type { TariffRows } from '../src/market/market-rows.js';

const price = {
  passengerType: 'ADULT',
  currency: 'USD',
  localOfferValue: null,
  foreignOfferValue: null,
  offerValidFrom: null,
  offerValidTo: null,
  commission: 1000,
} as const;

/**
 * Operator 1: stops 11, 12 (Phnom Penh) → 13 (Kampong Thom) → 14 (Siem Reap). Timing 100 is dearer on weekends.
 * Operator 2 sells 14 → 15 with an offer for foreigners, and has no price for children; operator 3 sells 15 → 16 in kip.
 */
export const SOME_TARIFF: TariffRows = {
  operatorTariffs: [
    { id: '1', operatorId: '1', countryCode: 'KH' },
    { id: '2', operatorId: '2', countryCode: 'KH' },
    { id: '3', operatorId: '3', countryCode: 'LA' },
  ],
  pricingZones: [
    { id: '1', operatorId: '1', name: 'Phnom Penh' },
    { id: '2', operatorId: '1', name: 'Kampong Thom' },
    { id: '3', operatorId: '1', name: 'Siem Reap' },
    { id: '4', operatorId: '2', name: 'Siem Reap' },
    { id: '5', operatorId: '2', name: 'Bangkok' },
    { id: '6', operatorId: '3', name: 'Bangkok' },
    { id: '7', operatorId: '3', name: 'Vientiane' },
  ],
  zoneStops: [
    { id: '1', operatorId: '1', pricingZoneId: '1', stopId: '11' },
    { id: '2', operatorId: '1', pricingZoneId: '1', stopId: '12' },
    { id: '3', operatorId: '1', pricingZoneId: '2', stopId: '13' },
    { id: '4', operatorId: '1', pricingZoneId: '3', stopId: '14' },
    { id: '5', operatorId: '2', pricingZoneId: '4', stopId: '14' },
    { id: '6', operatorId: '2', pricingZoneId: '5', stopId: '15' },
    { id: '7', operatorId: '3', pricingZoneId: '6', stopId: '15' },
    { id: '8', operatorId: '3', pricingZoneId: '7', stopId: '16' },
  ],
  baseTicketPrices: [
    { ...price, id: '1', zoneFromId: '1', zoneToId: '3', localValue: 900, foreignValue: 1200 },
    { ...price, id: '2', zoneFromId: '1', zoneToId: '3', passengerType: 'CHILD', localValue: 450, foreignValue: 601 },
    { ...price, id: '3', zoneFromId: '1', zoneToId: '2', localValue: 500, foreignValue: 700 },
    {
      ...price,
      id: '4',
      zoneFromId: '4',
      zoneToId: '5',
      localValue: 1700,
      foreignValue: 1900,
      foreignOfferValue: 1500,
      offerValidTo: '2026-12-31',
      commission: 850,
    },
    {
      ...price,
      id: '5',
      zoneFromId: '6',
      zoneToId: '7',
      currency: 'LAK',
      localValue: 20_000_000,
      foreignValue: 30_000_000,
    },
  ],
  pricingRules: [
    {
      id: '7',
      operatorId: '1',
      routeTimingId: '100',
      localValue: 1000,
      nonLocalValue: 1300,
      originalLocalValue: 900,
      originalNonLocalValue: 1200,
      validFrom: '2026-11-01',
      validTo: null,
      status: 'ACTIVE',
      isDayOfWeekDependent: true,
      daysOfWeek: [6, 7],
    },
  ],
  transactionFees: [{ id: '1', currency: 'USD', percent: 250, fixed: 0 }],
};

/** A Friday; the day after it the weekend rule of timing 100 applies. */
export const FRIDAY = '2026-11-20';
export const SATURDAY = '2026-11-21';

/** Seats of category 4 cost nationals a dollar more with operator 1, and visitors two. */
export const frontRow = (more: Partial<SupplementRow> = {}): SupplementRow => ({
  ...{ id: '1', operatorId: '1', seatCategoryId: '4', vehicleCategoryId: null, passengerType: 'ADULT' },
  ...{ currency: 'USD', localValue: 100, foreignValue: 200, seatNames: { en: 'Front row' }, vehicleNames: null },
  ...more,
});
/** Vehicles of category 3 cost half a dollar more. */
export const vans = (more: Partial<SupplementRow> = {}): SupplementRow =>
  frontRow({
    ...{ id: '2', seatCategoryId: null, vehicleCategoryId: '3', localValue: 50, foreignValue: 50 },
    ...{ seatNames: null, vehicleNames: { en: 'Van' }, ...more },
  });
