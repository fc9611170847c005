/** What the graph answers of a refund policy: flexible, of operator 7, sold since the second version. */
export const POLICY = {
  __typename: 'RefundPolicy',
  id: '3',
  operatorId: '7',
  routeId: null,
  routeScheduleId: null,
  route: null,
  schedule: null,
  class: 'FLEX',
  currency: 'USD',
  version: 2,
  tiers: [{ __typename: 'PolicyTier', minutesBefore: 0, percent: 0, fixedFee: 0 }],
  exchange: { __typename: 'PolicyExchange', minutesBefore: 240, fee: 50 },
  createdAt: '2026-11-20T02:00:00Z',
  soldFrom: '2026-11-20T09:00:00+07:00',
  state: 'SOLD',
};
