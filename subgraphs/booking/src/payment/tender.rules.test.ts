import { expect, test } from '@jest/globals';
import { reservedOf, splitOf } from './tender.rules.js';

test.each([
  [2550, 'CARD', 0, 0, 2550],
  [2550, 'CARD', 1000, 1000, 1550],
  [2550, 'CARD', 2550, 2550, 0],
  [2550, 'KHQR', 9000, 2550, 0],
  [2550, 'CASH_COLLECTION', 50, 50, 2500],
  [2550, 'PAY_ON_BOARDING', 1000, 0, 2550],
  [2550, 'AGENT_BALANCE', 1000, 0, 2550],
  [2550, 'WALLET_CREDIT', 0, 2550, 0],
  [2550, 'CARD', -5, 0, 2550],
] as const)('%d by %s with %d in the wallet: %d and %d', (owed, method, available, wallet, rest) => {
  expect(splitOf(owed, method, available)).toEqual({ wallet, rest });
});

test('set aside is what a wallet has authorized', () => {
  const payments = [
    { method: 'WALLET_CREDIT', state: 'AUTHORIZED', amount: 500 },
    { method: 'WALLET_CREDIT', state: 'CANCELLED', amount: 70 },
    { method: 'WALLET_CREDIT', state: 'SETTLED', amount: 9 },
    { method: 'CARD', state: 'AUTHORIZED', amount: 3000 },
  ] as const;
  expect(reservedOf(payments)).toBe(500);
});
