import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @returns {string[]} the rules that a text breaks when it stands in that file */
function broken(filename, text) {
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', filename, '--format', 'json'];
  const options = { cwd: root, input: text, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } };
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const SEAT = 'subgraphs/booking/src/seat-claim/claim-seats.command.ts';
const PAY = 'web/src/features/pay/Pay.tsx';
const INTL = "import { FormattedMessage } from 'react-intl';\nexport const Pay = () => ";

test.each([
  ['the machine’s time in a subgraph', SEAT, 'export const now = () => new Date();', 'no-restricted-syntax'],
  ['the machine’s milliseconds', SEAT, 'export const now = () => Date.now();', 'no-restricted-syntax'],
  ['a console in a server', SEAT, "console.log('sold');", 'no-console'],
  ['words without a message', PAY, 'export const Pay = () => <p>Pay now</p>;', 'naga/no-words-in-jsx'],
  ['a message without an id', PAY, `${INTL}<FormattedMessage defaultMessage="Pay" />;`, 'formatjs/enforce-id'],
  ['a nameless operation', 'web/src/a.graphql', 'query { places }', '@graphql-eslint/no-anonymous-operations'],
])('%s is refused', (_, filename, text, rule) => {
  expect(broken(filename, text)).toEqual([rule]);
});

test.each([
  ['a date made from an instant', SEAT, 'export const iso = (at: number) => new Date(at).toISOString();'],
  [
    'the machine’s time where the clock is made',
    'packages/kernel/src/clock.ts',
    'export const now = () => Date.now();',
  ],
  ['a message', PAY, `${INTL}<FormattedMessage id="pay.now" defaultMessage="Pay now" />;`],
  ['a fragment named after its component', 'web/src/a.graphql', 'fragment SeatBox_seat on Seat { number }'],
])('%s is allowed', (_, filename, text) => {
  expect(broken(filename, text)).toEqual([]);
});
