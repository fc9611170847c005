import * as bookings from '../src/routes/agency/bookings.js';
import * as home from '../src/routes/agency/home.js';
import * as pay from '../src/routes/agency/pay.js';
import * as search from '../src/routes/agency/search.js';
import * as sell from '../src/routes/agency/sell.js';
import * as statement from '../src/routes/agency/statement.js';
import { type Played, playing } from './graph.js';
import { aMember } from './member.js';
import { stage } from './stage.js';

export const pages = [
  { path: 'agency', module: home },
  { path: 'agency/search/:from?/:to?/:date?/:back?', module: search },
  { path: 'agency/bookings', module: bookings },
  { path: 'agency/statement', module: statement },
  { path: 'booking', module: sell },
  { path: 'booking/:bookingId', module: pay },
];
export const owner = aMember({ roleId: 2 });
export const show = (at: string, played: Played, member = owner) =>
  stage(pages, {
    at,
    graph: playing({
      PopularRoutes: () => ({ popularRoutes: [] }),
      PaymentMethods: () => ({ paymentMethods: [], booking: null }),
      AddOnOffers: () => ({ addOnOffers: [] }),
      ...played,
    }),
    member,
  });

export const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
export const funds = (left = 10_000) => ({
  agencyFunds: { agencyId: '3', balance: usd(left - 5000), creditLimit: usd(5000), left: usd(left) },
});
export const row = (more: object = {}) => ({
  id: '7',
  pnr: 'KX74QP',
  status: 'BOOKED',
  passengerName: 'Sok Dara',
  passengerCount: 1,
  contactPhone: '+85512345678',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  operatorName: 'Mekong Ibis',
  departureTime: '2026-11-21T07:30:00+07:00',
  createdAt: '2026-11-20T02:00:00.000Z',
  stayingTotal: usd(1300),
  legs: [],
  facts: { agentCommission: usd(91) },
  ...more,
});
