import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { doorWords } from '../../session/door-words.js';
import { accountName } from './account-name.js';
import { stageWords } from '../../features/fare/fare-words.js';
import { entryWords } from '../../features/money/entry-words.js';
import {
  accountWords,
  feeWords,
  providerWords,
  refundReasonWords,
  refundStateWords,
} from '../../features/booking-words/money-words.js';
import { actorName } from '../../features/booking-words/origin-words.js';
import { wordFor } from '../../session/word-for.js';

const intl = createIntl({ locale: 'en' });
const ROOT = join(import.meta.dirname, '../../../..');

/** The codes that stand in the servers' sources: of the text that `place` matches, each 'code' in quotes. */
function codesIn(file: string, place: RegExp): string[] {
  const found = place.exec(readFileSync(join(ROOT, file), 'utf8'))?.[0];
  if (found === undefined) throw new Error(`${file} no longer says ${place}`);
  return [...found.matchAll(/'(\w+)'/g)].map(([, code]) => code as string);
}

/** The graph gives these as plain text, so the compiler cannot see a missing word. */
test.each([
  ['ledger account', 'subgraphs/booking/src/ledger/entry-line.rules.ts', /ACCOUNTS = \[[^\]]+\]/, accountWords],
  ['refund reason', 'subgraphs/booking/src/refund/create-refunds.command.ts', /RefundReason =[^;]+/, refundReasonWords],
  ['refund state', 'subgraphs/booking/src/refund/refund-state.rules.ts', /RefundState =[^;]+/, refundStateWords],
  ['step of a fare', 'subgraphs/pricing/src/price/price.rules.ts', /StageName =[^;]+/, stageWords],
  ['fee', 'subgraphs/pricing/src/quote/quote-items.ts', /name: '[^']+'/, feeWords],
  ['fee of a cancellation', 'subgraphs/booking/src/refund/give-back.ts', /\$1, 'cancellation'/, feeWords],
  ['fee of an exchange', 'subgraphs/booking/src/exchange/complete-exchange.ts', /values \('exchange'/, feeWords],
  [
    'fee of what an exchange keeps',
    'subgraphs/booking/src/operator-decision/refused-share.rules.ts',
    /EXCHANGE_KEPT_FEE = '\w+'/,
    feeWords,
  ],
  [
    'fee of a refusal',
    'subgraphs/booking/src/operator-decision/refused-share.rules.ts',
    /REFUSED_FEE = '\w+'/,
    feeWords,
  ],
  ['fee that is let go', 'subgraphs/booking/src/boarding/waivable-fees.rules.ts', /WAIVED_FEE = '\w+'/, feeWords],
  ['fee that is a donation', 'subgraphs/booking/src/donation/donation.rules.ts', /DONATION_FEE = '\w+'/, feeWords],
  ['fee of an add-on', 'subgraphs/booking/src/add-on/add-on.rules.ts', /ADD_ON_FEE = '\w+'/, feeWords],
  [
    'fee of an add-on that went back',
    'subgraphs/booking/src/add-on/add-on.rules.ts',
    /ADD_ON_BACK_FEE = '\w+'/,
    feeWords,
  ],
  ['door', 'packages/server-kit/src/viewer/viewer.ts', /Channel =[^;]+/, doorWords],
  ['provider', 'subgraphs/booking/src/payment/payment-method.rules.ts', /ProviderName =[^;]+/, providerWords],
])('every %s has words', (_, file, place, words) => {
  const codes = codesIn(file, place);
  expect(codes).not.toEqual([]);
  expect(Object.keys(words)).toEqual(expect.arrayContaining(codes));
});

test('every reason of an entry in the ledger has words', () => {
  const sources = globSync('subgraphs/booking/src/**/*.command.ts', { cwd: ROOT });
  const reasons = sources
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(?:post|movement)\([^;]*?\bnow, '(\w+)'/g)].map(([, reason]) => reason));
  expect(reasons).toEqual(expect.arrayContaining(['sale', 'payment', 'refund']));
  expect(Object.keys(entryWords)).toEqual(expect.arrayContaining(reasons));
});

test.each<[account: string, name: string, owner?: string]>([
  ['customer', 'Customer'],
  ['operator_payable:1', 'Owed to Mekong Express', 'Mekong Express'],
  ['cash_in_hand:operator:1', 'Cash in hand (Mekong Express)', 'Mekong Express'],
  ['cash_in_hand:platform', 'Cash in hand (platform)'],
  ['clearing:sandbox', 'Money received (built-in test provider)'],
  ['agent_balance:301', 'Balance of agency Angkor Tours', 'Angkor Tours'],
  ['agent_commission:301', 'Commission of agency 301'],
  ['wallet:12', 'Wallet of account Sok Dara', 'Sok Dara'],
])('the account %s is called %s', (account, name, ...[owner]) => {
  expect(accountName(intl, account, owner)).toBe(name);
});

test.each([
  ['guest', 'Traveller without an account'],
  ['system', 'Naga itself'],
  ['service:users', 'Naga itself'],
  ['user:12', 'Account 12'],
  ['provider:sandbox', 'Payment provider: built-in test provider'],
])('%s is called %s', (actor, name) => {
  expect(actorName(intl, actor)).toBe(name);
});

test('a code without a word is told without its punctuation', () => {
  expect(wordFor(intl, {}, 'PAID_TWICE')).toBe('paid twice');
});
