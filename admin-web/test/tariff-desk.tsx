import { screen } from '@testing-library/react';
import ChangeRoute from '../src/routes/tariffs/change/ChangeRoute.js';
import HistoryRoute from '../src/routes/tariffs/change/HistoryRoute.js';
import CompareRoute from '../src/routes/tariffs/compare/CompareRoute.js';
import DemandRoute from '../src/routes/tariffs/demand/DemandRoute.js';
import MatrixRoute from '../src/routes/tariffs/matrix/MatrixRoute.js';
import RulesRoute from '../src/routes/tariffs/rules/RulesRoute.js';
import SupplementsRoute from '../src/routes/tariffs/supplements/SupplementsRoute.js';
import WhatIfRoute from '../src/routes/tariffs/what-if/WhatIfRoute.js';
import { answers as operators } from './operator-choices.js';
import { type Answers, showScreen, someone } from './show-screen.js';

export const price = (local: number, more: object = {}) => ({
  ...{ __typename: 'TariffPrice', currency: 'USD', local, foreign: local + 300, commission: 1000 },
  ...{ localOffer: null, foreignOffer: null, offerFrom: null, offerTo: null },
  ...more,
});
const cell = (fromZoneId: string, toZoneId: string, local: number) => ({
  ...{ __typename: 'TariffCell', fromZoneId, toZoneId, passengerType: 'ADULT', since: '2026-11-01', until: null },
  ...{ version: 1, price: price(local) },
});
export const TARIFF = {
  ...{ __typename: 'Tariff', operatorId: '1', version: 1, day: '2026-11-27', routeIds: [] },
  // One rides within Kampot alone.
  zones: ['Kep', 'Takeo', 'Kampot'].map((name, at) => ({
    __typename: 'TariffZone',
    id: String(at + 1),
    name,
    stopCount: at,
  })),
  cells: [cell('1', '2', 900), cell('1', '3', 500)],
};
export const rule = (more: object = {}) => ({
  ...{ __typename: 'TariffRule', routeTimingId: '100', local: 1000, nonLocal: 1300, originalLocal: 900 },
  ...{ originalNonLocal: 1200, validFrom: null, validTo: null, status: 'ACTIVE', isDayOfWeekDependent: true },
  ...{ daysOfWeek: [6, 7], priority: 0 },
  ...more,
});
/** What operations say that are of no supplement. */
export const NO_SUPPLEMENT = {
  ...{ seatNames: null, vehicleNames: null, currency: null, supplement: null, wasSupplement: null },
  ...{ route: null, demand: null, wasDemand: null },
};
export const CHANGE = {
  ...{ __typename: 'TariffChange', id: '77', version: 2, operatorId: '1', lineId: null, state: 'draft', number: null },
  ...{
    returnsId: null,
    follows: false,
    returnedById: null,
    effectiveFrom: '2026-12-01',
    note: 'Fuel',
    operationCount: 1,
  },
  ...{ askedAt: '2026-11-20T03:00:00Z', decidedBy: null, decidedAt: null, answer: null },
  operator: { __typename: 'Operator', id: '1', name: 'Mekong Express' },
  askedBy: { __typename: 'Colleague', id: '9', name: 'Sok Dara' },
  ...{ canEdit: true, canWrite: true, canDecide: false, canWithdraw: true, canReturn: false },
  operations: [
    {
      ...{ __typename: 'TariffOperation', kind: 'PUT_PRICE', from: 'Kep', to: 'Takeo', passengerType: 'ADULT' },
      ...{ price: price(950), wasPrice: price(900), ruleId: null, rule: null, wasRule: null, ...NO_SUPPLEMENT },
    },
  ],
};
export const BOSS = someone({ 'pricing.edit': 'all', 'pricing.ask': 'all' });
export const CLERK = someone({ 'pricing.ask': 'operator' }, { operatorId: '1', roleId: 4 });

export const show = (at: string, person: typeof BOSS, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/tariffs/changes/:changeId', element: <ChangeRoute /> },
      { path: '/tariffs/changes/:changeId/what-if', element: <WhatIfRoute /> },
      { path: '/tariffs/:operatorId', element: <MatrixRoute /> },
      { path: '/tariffs/:operatorId/rules', element: <RulesRoute /> },
      { path: '/tariffs/:operatorId/supplements', element: <SupplementsRoute /> },
      { path: '/tariffs/:operatorId/demand', element: <DemandRoute /> },
      { path: '/tariffs/:operatorId/history', element: <HistoryRoute /> },
      { path: '/tariffs/:operatorId/compare', element: <CompareRoute /> },
    ],
    at,
    person,
    {
      ...operators,
      RouteChoices: () => ({ operatorRoutes: [] }),
      TariffMatrix: () => ({ tariff: TARIFF }),
      TariffChange: () => ({ tariffChange: CHANGE }),
      DraftTariffChange: () => ({ draftTariffChange: CHANGE }),
      ...answers,
    },
  );
export const at = (from: string, to: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`^From ${from} to ${to}:`) });
export const drafted = (shown: ReturnType<typeof show>) =>
  shown.sent('DraftTariffChange') as { input: { operations: { price?: { local: number } }[]; seen: number } };
