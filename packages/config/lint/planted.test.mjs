import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../../../tools/repository.mjs';

const SEAT = 'subgraphs/booking/src/seat-claim/claim-seats.command';
const PAY = 'web/src/features/pay/Pay';
const NAMES = '{ useEffect, useMemo, useRef, useState }';
const HOOKS = `import ${NAMES} from 'react';\nexport ${NAMES};\n`;
const screen = (body, given = '') => `${HOOKS}export function Pay(${given}) {\n${body}\n}`;
const message = (attributes) =>
  `import { FormattedMessage } from 'react-intl';\nexport const Pay = () => <FormattedMessage ${attributes} />;`;

/** One planted violation of each rule: the folder and file, its text, and the rule's name. */
const VIOLATIONS = [
  ['naga(injected-clock)', `${SEAT}.ts`, 'export const now = () => new Date();'],
  ['naga(injected-clock)', `${SEAT}.ts`, 'export const now = () => Date.now();'],
  ['naga(injected-clock)', `${SEAT}.ts`, 'export const now = () => Date();'],
  ['naga(injected-clock)', `${SEAT}.ts`, 'export const now = () => Temporal.Now.instant();'],
  ['naga(no-words-in-jsx)', `${PAY}.tsx`, 'export const Pay = () => <p>Pay now</p>;'],
  [
    'naga(one-way-of-dates)',
    `${PAY}.ts`,
    "export const day = (intl: Reader) => intl.formatDate(0, { weekday: 'short' });",
  ],
  ['naga(one-way-of-dates)', `${PAY}.ts`, "export const day = () => new Intl.DateTimeFormat('en').format(0);"],
  [
    'naga(one-way-of-dates)',
    `${PAY}.tsx`,
    "import { FormattedDate } from 'react-intl';\nexport const Pay = FormattedDate;",
  ],
  ['formatjs(enforce-id)', `${PAY}.tsx`, message('defaultMessage="Pay"')],
  ['formatjs(enforce-default-message)', `${PAY}.tsx`, message('id="pay.now"')],
  ['formatjs(enforce-placeholders)', `${PAY}.tsx`, message('id="pay.now" defaultMessage="Pay {n}" values={{}}')],
  ['formatjs(no-invalid-icu)', `${PAY}.tsx`, message('id="pay.now" defaultMessage="Pay {n"')],
  ['formatjs(no-multiple-whitespaces)', `${PAY}.tsx`, message('id="pay.now" defaultMessage="Pay  now"')],
  [
    'formatjs(no-offset)',
    `${PAY}.tsx`,
    message('id="pay.now" defaultMessage="{n, plural, offset:1 other {#}}" values={{ n: 1 }}'),
  ],
  ['react-hooks(rules-of-hooks)', `${PAY}.tsx`, screen('if (late) useState(1);\nreturn null;', '{ late }')],
  [
    'react-hooks(exhaustive-deps)',
    `${PAY}.tsx`,
    screen('useEffect(() => pay(seat), []);\nreturn null;', '{ pay, seat }'),
  ],
  [
    'react(set-state-in-effect)',
    `${PAY}.tsx`,
    screen('const [n, setN] = useState(0);\nuseEffect(() => setN(1), []);\nreturn <p>{n}</p>;'),
  ],
  ['react(set-state-in-render)', `${PAY}.tsx`, screen('const [n, setN] = useState(0);\nsetN(1);\nreturn <p>{n}</p>;')],
  ['react(static-components)', `${PAY}.tsx`, screen('const Seat = () => <p />;\nreturn <Seat />;')],
  ['react(immutability)', `${PAY}.tsx`, screen('seat.taken = true;\nreturn <p>{seat.row}</p>;', '{ seat }')],
  [
    'react(globals)',
    `${PAY}.tsx`,
    `let paid = 0;\nexport const all = () => paid;\n${screen('paid = 1;\nreturn <p />;')}`,
  ],
  ['react(purity)', `${PAY}.tsx`, screen('return <p>{Math.random()}</p>;')],
  ['react(refs)', `${PAY}.tsx`, screen('const seat = useRef(0);\nreturn <p>{seat.current}</p>;')],
  ['react(error-boundaries)', `${PAY}.tsx`, screen('try {\nreturn <p />;\n} catch {\nreturn null;\n}')],
  ['react(use-memo)', `${PAY}.tsx`, screen('const n = useMemo((a) => a, []);\nreturn <p>{n}</p>;')],
  [
    'react(incompatible-library)',
    `${PAY}.tsx`,
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function Pay() {\nconst rows = useVirtualizer({});\nreturn <p>{rows.n}</p>;\n}",
  ],
  ['eslint(max-lines)', `${SEAT}.ts`, 'export {};\n'.repeat(251)],
  ['eslint(no-console)', `${SEAT}.ts`, "console.log('sold');"],
  ['eslint(eqeqeq)', `${SEAT}.ts`, 'export const same = (a: number, b: number) => a == b;'],
  ['eslint(no-array-constructor)', `${SEAT}.ts`, 'export const seats = new Array(1, 2);'],
  ['eslint(no-unused-expressions)', `${SEAT}.ts`, 'export const pay = (n: number) => {\n  n + 1;\n};'],
  ['eslint(no-unused-vars)', `${SEAT}.ts`, 'const seat = 1;\nexport {};'],
  ['eslint(no-var)', `${SEAT}.ts`, 'export var seat = 1;'],
  ['eslint(prefer-const)', `${SEAT}.ts`, 'let seat = 1;\nexport const row = () => seat;'],
  ['eslint(prefer-rest-params)', `${SEAT}.ts`, 'export function pay() {\n  return arguments;\n}'],
  ['eslint(prefer-spread)', `${SEAT}.ts`, 'export const most = (all: number[]) => Math.max.apply(Math, all);'],
  [
    'typescript(consistent-type-imports)',
    `${SEAT}.ts`,
    "import { Seat } from './seat.js';\nexport const row = (seat: Seat) => seat;",
  ],
  ['typescript(ban-ts-comment)', `${SEAT}.ts`, '// @ts-ignore\nexport {};'],
  ['typescript(no-duplicate-enum-values)', `${SEAT}.ts`, 'export enum Seat {\n  A = 1,\n  B = 1,\n}'],
  ['typescript(no-empty-object-type)', `${SEAT}.ts`, 'export type Seat = {};'],
  ['typescript(no-explicit-any)', `${SEAT}.ts`, 'export type Seat = any;'],
  ['typescript(no-extra-non-null-assertion)', `${SEAT}.ts`, 'export const row = (seat?: string) => seat!!;'],
  ['typescript(no-misused-new)', `${SEAT}.ts`, 'export interface Seat {\n  new (): Seat;\n}'],
  ['typescript(no-namespace)', `${SEAT}.ts`, 'export namespace Seat {}'],
  [
    'typescript(no-non-null-asserted-optional-chain)',
    `${SEAT}.ts`,
    'export const row = (seat?: { row: string }) => seat?.row!;',
  ],
  ['typescript(no-require-imports)', `${SEAT}.ts`, "export const seat = require('seat');"],
  [
    'typescript(no-this-alias)',
    `${SEAT}.ts`,
    'export class Seat {\n  row() {\n    const seat = this;\n    return () => seat;\n  }\n}',
  ],
  ['typescript(no-unnecessary-type-constraint)', `${SEAT}.ts`, 'export type Seat<T extends unknown> = T[];'],
  ['typescript(no-unsafe-declaration-merging)', `${SEAT}.ts`, 'export class Seat {}\nexport interface Seat {}'],
  ['typescript(no-unsafe-function-type)', `${SEAT}.ts`, 'export type Seat = Function;'],
  ['typescript(no-wrapper-object-types)', `${SEAT}.ts`, 'export type Seat = String;'],
  ['typescript(prefer-as-const)', `${SEAT}.ts`, "export const seat = '1A' as '1A';"],
  ['typescript(prefer-namespace-keyword)', `${SEAT}.ts`, 'declare module Seat {}'],
  ['typescript(triple-slash-reference)', `${SEAT}.ts`, '/// <reference path="seat.d.ts" />\nexport {};'],
  [
    'Unused oxlint-disable directive (no problems were reported).',
    `${SEAT}.ts`,
    '// oxlint-disable-next-line no-var\nexport {};',
  ],
];

const ALLOWED = [
  ['a date made from an instant', `${SEAT}.ts`, 'export const iso = (at: number) => new Date(at).toISOString();'],
  [
    'the machine’s time where the clock is made',
    'packages/kernel/src/clock.ts',
    'export const now = () => Date.now();',
  ],
  [
    'a date in our own words',
    `${PAY}.ts`,
    "import { formatDate } from './dates.js';\nexport const day = formatDate('2026-11-21');",
  ],
  ['a message', `${PAY}.tsx`, message('id="pay.now" defaultMessage="Pay now"')],
  ['words where nobody reads them', `${PAY}.test.tsx`, 'export const Pay = () => <p>Pay now</p>;'],
  ['nothing instead of undefined', `${SEAT}.ts`, 'export const is = (seat?: string | null) => seat != null;'],
  ['a console of the demo market', 'standalone/src/main.ts', "console.log('sold');"],
];

const PLANTED = [...VIOLATIONS, ...ALLOWED];
let tree;
let found;

/** Where a text stands: a folder for each, so that none of them sees another. */
const placeOf = (file, n) => join(dirname(file), String(n), basename(file));

/** One run of oxlint over all of them, with our configuration. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'naga lint '));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const ours of ['.oxlintrc.json', 'packages/config/lint'])
    cpSync(join(root, ours), join(tree, ours), { recursive: true });
  PLANTED.forEach(([, file, text], n) => {
    const path = join(tree, placeOf(file, n));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });
  const args = [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--format',
    'json',
    '--ignore-pattern',
    'node_modules',
    '.',
  ];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  found = Object.groupBy(JSON.parse(stdout).diagnostics, ({ filename }) => filename);
});
afterAll(() => rmSync(tree, { recursive: true }));

const broken = (n) => (found[placeOf(PLANTED[n][1], n)] ?? []).map(({ code, message: said }) => code ?? said);

test.each(VIOLATIONS.map(([rule, , text], n) => [rule, text, n]))('%s is seen in %j', (rule, _, n) => {
  expect(broken(n)).toContain(rule);
});

test.each(ALLOWED.map(([what], n) => [what, n + VIOLATIONS.length]))('%s is allowed', (_, n) => {
  expect(broken(n)).toEqual([]);
});
