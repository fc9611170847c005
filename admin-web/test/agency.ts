/** What the graph answers of an agency, and of its balance. */
export const ANGKOR = {
  __typename: 'Agency',
  id: '7',
  name: 'Angkor Tours',
  contactName: 'Kosal Tep',
  contactEmail: null,
  contactPhone: null,
  countryCode: 'KH',
  commissionLevel: { __typename: 'CommissionLevelName', id: '4', name: 'Silver' },
  creditLimit: { __typename: 'Money', amount: 150_000, currency: 'USD' },
  active: true,
  staffCount: 3,
  createdAt: '2026-11-01T01:00:00Z',
  version: 2,
};
const line = (id: string, amount: number, more: object) => ({
  __typename: 'StatementLine',
  id,
  at: '2026-11-19T03:00:00Z',
  amount: { __typename: 'Money', amount, currency: 'USD' },
  note: null,
  askedBy: null,
  approvedBy: null,
  approvalNote: null,
  reference: null,
  bookingId: null,
  pnr: null,
  ...more,
});
export const BALANCE = {
  __typename: 'AgencyBalance',
  asked: [] as object[],
  balances: [{ __typename: 'Money', amount: 48_700, currency: 'USD' }],
  creditLimit: ANGKOR.creditLimit,
  total: 12,
  next: null,
  rows: [
    line('2', -1300, { reason: 'payment', bookingId: '17', pnr: 'KX74QP' }),
    line('1', 50_000, {
      reason: 'top_up',
      note: 'ABA 4711',
      askedBy: { __typename: 'Colleague', id: '1', name: 'Sok Dara' },
    }),
  ],
};
