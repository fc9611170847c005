import type { DemandTerms } from '@naga/kernel/demand.js';
import type { SupplementNames, SupplementPlace, SupplementTerms } from '../supplement/supplement.rules.js';
import type { Operation, PriceCell, PriceTerms, RuleSaid } from './operation.rules.js';

/** 5.00 for locals, 7.00 for everybody else, a tenth for the platform. */
export const aPrice = (more: Partial<PriceTerms> = {}): PriceTerms => ({
  currency: 'USD',
  local: 500,
  foreign: 700,
  localOffer: null,
  foreignOffer: null,
  offerFrom: null,
  offerTo: null,
  commission: 1000,
  ...more,
});

/** From zone 1 to zone 2, for adults. */
const CELL: PriceCell = { from: '1', to: '2', type: 'ADULT' };

export const putPrice = (
  price: Partial<PriceTerms> = {},
  cell: Partial<PriceCell> = {},
  was: PriceTerms | null = null,
): Extract<Operation, { kind: 'PUT_PRICE' }> => ({ kind: 'PUT_PRICE', ...CELL, ...cell, price: aPrice(price), was });

export const dropPrice = (
  cell: Partial<PriceCell> = {},
  was: PriceTerms | null = aPrice(),
): Extract<Operation, { kind: 'DROP_PRICE' }> => ({ kind: 'DROP_PRICE', ...CELL, ...cell, was });

/** Timing 100 costs 10.00 and 13.00 instead of 9.00 and 12.00. */
export const aRule = (more: Partial<RuleSaid> = {}): RuleSaid => ({
  routeTimingId: '100',
  local: 1000,
  nonLocal: 1300,
  originalLocal: 900,
  originalNonLocal: 1200,
  validFrom: null,
  validTo: null,
  status: 'ACTIVE',
  isDayOfWeekDependent: false,
  daysOfWeek: [],
  priority: 0,
  ...more,
});

export const putRule = (
  rule: Partial<RuleSaid> = {},
  ruleId: string | null = null,
  was: RuleSaid | null = null,
): Extract<Operation, { kind: 'PUT_RULE' }> => ({ kind: 'PUT_RULE', ruleId, rule: aRule(rule), was });

/** Of seats of category 4. */
const PLACE: SupplementPlace & SupplementNames = {
  ...{ seatCategoryId: '4', vehicleCategoryId: null, type: 'ADULT', currency: 'USD' },
  ...{ seatNames: { en: 'Front row' }, vehicleNames: null },
};

/** 1.00 for locals, 2.00 for everybody else. */
export const putSupplement = (
  supplement: Partial<SupplementTerms> = {},
  place: Partial<SupplementPlace & SupplementNames> = {},
  was: SupplementTerms | null = null,
): Extract<Operation, { kind: 'PUT_SUPPLEMENT' }> => ({
  ...{ kind: 'PUT_SUPPLEMENT', ...PLACE, ...place, supplement: { local: 100, foreign: 200, ...supplement }, was },
});

export const dropSupplement = (
  place: Partial<SupplementPlace & SupplementNames> = {},
  was: SupplementTerms | null = { local: 100, foreign: 200 },
): Extract<Operation, { kind: 'DROP_SUPPLEMENT' }> => ({ kind: 'DROP_SUPPLEMENT', ...PLACE, ...place, was });

/** The last quarter of the seats costs a tenth more. */
export const aDemand = (more: Partial<DemandTerms> = {}): DemandTerms => ({
  steps: [{ kind: 'LEFT', most: 25, percent: 10 }],
  ...{ floor: 80, ceiling: 130, ...more },
});

export const putDemand = (
  demand: Partial<DemandTerms> = {},
  routeId: string | null = null,
  was: DemandTerms | null = null,
): Extract<Operation, { kind: 'PUT_DEMAND' }> => ({ kind: 'PUT_DEMAND', routeId, demand: aDemand(demand), was });
