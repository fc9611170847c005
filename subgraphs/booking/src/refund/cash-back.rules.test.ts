import { describe, expect, test } from '@jest/globals';
import { agencyBack, backAtAgency, cashBack, wayBackOf } from './cash-back.rules.js';

const sources = [
  { id: 'card', method: 'CARD', provider: 'sandbox', party: null },
  { id: 'counter', method: 'CASH_COLLECTION', provider: 'counter', party: 'platform' },
  { id: 'conductor', method: 'PAY_ON_BOARDING', provider: 'operator', party: '7' },
  { id: 'agency’s counter', method: 'CASH_COLLECTION', provider: 'agency', party: '301' },
  { id: 'agency’s balance', method: 'AGENT_BALANCE', provider: 'agency', party: '301' },
  { id: 'wallet', method: 'WALLET_CREDIT', provider: 'wallet', party: '601' },
  { id: 'wallet that is gone', method: 'WALLET_CREDIT', provider: 'wallet', party: '602' },
] as const;
const payments = sources.map((one) => ({ ...one, isOwnerGone: one.party === '602' }));
const refund = (paymentId: string, change: object = {}) => ({
  paymentId,
  state: 'created',
  toWallet: false,
  inCash: false,
  amount: 500,
  ...change,
});

describe('how the money of a payment goes back, of a sale of agency 301', () => {
  const ways = {
    card: 'AS_PAID',
    counter: 'CASH',
    conductor: 'CASH',
    'agency’s counter': 'AGENCY',
    'agency’s balance': 'AGENCY',
    wallet: 'AS_PAID',
    'wallet that is gone': 'CASH',
  };
  test.each(payments)('$id', (payment) => expect(wayBackOf(payment, '301')).toBe(ways[payment.id]));
  test.each(['302', null])(
    'in cash where it was brought to the counter of another agency than that of the sale: %s',
    (id) => {
      expect(wayBackOf(payments[3]!, id)).toBe('CASH');
    },
  );
});

describe('what a counter has to hand out', () => {
  test.each([
    ['nothing where nothing goes back', [], 0],
    ['what was paid at a counter', [refund('counter')], 500],
    ['what a conductor took', [refund('conductor')], 500],
    ['both together', [refund('counter'), refund('conductor', { amount: 70 })], 570],
    ['not what goes back to a card', [refund('card')], 0],
    ['not what goes into a wallet', [refund('counter', { toWallet: true })], 0],
    ['what a card did not take', [refund('card', { inCash: true })], 500],
    ['what credit of a deleted account had paid', [refund('wallet that is gone')], 500],
    ['not what goes back into a wallet it came from', [refund('wallet')], 0],
    ['not what was handed out', [refund('counter', { state: 'done' })], 0],
    ['what a stranger brought to an agency’s counter', [refund('agency’s counter')], 500],
    ['not what an agency paid for its sale', [refund('agency’s balance')], 0],
  ])('%s', (_, refunds, amount) => expect(cashBack({ agencyId: '302', payments, refunds })).toBe(amount));

  test('not what an agency took for its own sale: it is paid back, and pays its customer', () => {
    const refunds = [refund('agency’s counter')];
    expect(cashBack({ agencyId: '301', payments, refunds })).toBe(0);
    expect(cashBack({ agencyId: null, payments, refunds })).toBe(500);
    expect(agencyBack({ agencyId: '301', payments, refunds })).toBe(500);
    expect(agencyBack({ agencyId: null, payments, refunds })).toBe(0);
  });

  test('what is in its balance already is still its customer’s to ask for; what was called off is not', () => {
    const states = ['created', 'transit', 'done', 'failed', 'canceled'];
    const refunds = states.map((state) => refund('agency’s balance', { state, amount: 100 }));
    expect(backAtAgency({ agencyId: '301', payments, refunds })).toBe(400);
    expect(agencyBack({ agencyId: '301', payments, refunds })).toBe(100);
    expect(backAtAgency({ agencyId: '301', payments, refunds: [refund('card'), refund('counter')] })).toBe(0);
  });
});
