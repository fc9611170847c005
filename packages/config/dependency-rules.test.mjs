import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const config = join(here, 'dependency-rules.cjs');
const program = join(here, '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const { forbidden } = createRequire(import.meta.url)(config);

/** One planted violation of each rule: this file imports that file. */
const VIOLATIONS = {
  'subgraphs-meet-only-in-the-graph': ['subgraphs/booking/src/a.ts', 'subgraphs/pricing/src/a.ts'],
  'subgraphs-know-no-caller': ['subgraphs/booking/src/b.ts', 'gateway/src/b.ts'],
  'gateway-is-a-client-of-the-graph': ['gateway/src/c.ts', 'subgraphs/booking/src/c.ts'],
  'apps-do-not-meet': ['web/src/d.tsx', 'admin-web/src/d.tsx'],
  'server-code-stays-out-of-the-browser': ['web/src/e.tsx', 'packages/server-kit/src/e.ts'],
  'browser-code-stays-out-of-the-server': ['subgraphs/booking/src/f.ts', 'packages/ui/src/f.tsx'],
  'packages-look-down': ['packages/app-kit/src/g.ts', 'web/src/g.ts'],
  'kernel-stands-alone': ['packages/kernel/src/h.ts', 'packages/server-kit/src/h.ts'],
  'ui-knows-no-graphql': ['packages/ui/src/i.tsx', 'packages/app-kit/src/i.ts'],
  'rules-are-pure': ['subgraphs/booking/src/seat/j.rules.ts', 'subgraphs/booking/src/seat/j.entity.ts'],
  'errors-are-pure': ['subgraphs/booking/src/seat/k.errors.ts', 'packages/server-kit/src/k.ts'],
  'types-know-no-storage': ['subgraphs/booking/src/seat/l.type.ts', 'subgraphs/booking/src/seat/l.entity.ts'],
  'entities-know-no-api': ['subgraphs/booking/src/seat/m.entity.ts', 'subgraphs/booking/src/neighbours/m.ts'],
  'commands-know-no-api': ['subgraphs/booking/src/seat/n.command.ts', 'subgraphs/booking/src/seat/n.type.ts'],
  'resolvers-and-jobs-are-leaves': ['subgraphs/booking/src/seat/o.loader.ts', 'subgraphs/booking/src/seat/o.job.ts'],
  'features-do-not-meet': ['web/src/features/pay/p.tsx', 'web/src/features/search/p.tsx'],
  'features-look-down': ['admin-web/src/features/pay/q.tsx', 'admin-web/src/routes/home/q.tsx'],
  'records-look-down': ['admin-web/src/records/y.tsx', 'admin-web/src/routes/home/y.tsx'],
  'session-looks-down': ['web/src/session/r.ts', 'web/src/features/pay/r.tsx'],
  'routes-do-not-meet': ['web/src/routes/home/s.tsx', 'web/src/routes/about/s.tsx'],
  'no-cycles': ['gateway/src/t.ts', 'gateway/src/t.ts'],
  'no-drawer-files': ['gateway/src/u.ts', 'gateway/src/utils.ts'],
  'nothing-imports-tests': ['gateway/src/v.ts', 'gateway/test/v.ts'],
};

/** Imports that are allowed. */
const ALLOWED = [
  ['web/server/main.ts', 'packages/server-kit/src/w.ts'],
  ['standalone/src/main.ts', 'subgraphs/booking/src/subgraph.ts'],
  ['subgraphs/booking/src/subgraph.ts', 'subgraphs/booking/src/seat/x.resolver.ts'],
  ['subgraphs/booking/src/seat/x.command.ts', 'subgraphs/booking/src/seat/x.entity.ts'],
  ['subgraphs/booking/src/seat/x.errors.ts', 'packages/server-kit/src/graphql/refusal.ts'],
  ['subgraphs/booking/src/seat/x.rules.test.ts', 'subgraphs/booking/test/world.ts'],
  ['e2e/journey.e2e.ts', 'packages/server-kit/src/testing/world.ts'],
];

let tree;
let found;

function plant([from, to]) {
  const specifier = relative(dirname(from), to).replace(/\.tsx?$/, '.js');
  for (const file of [to, from]) mkdirSync(join(tree, dirname(file)), { recursive: true });
  writeFileSync(join(tree, to), 'export {};\n');
  writeFileSync(join(tree, from), `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'naga rules '));
  writeFileSync(join(tree, 'package.json'), '{}');
  for (const pair of [...ALLOWED].reverse()) plant(pair);
  for (const pair of Object.values(VIOLATIONS)) plant(pair);
  writeFileSync(join(tree, 'gateway/src/lost.ts'), "import './nowhere.js';\n");
  const args = [program, '--config', config, '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 });
  if (stdout === '') throw new Error(stderr);
  found = JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

afterAll(() => rmSync(tree, { recursive: true }));

test.each(Object.entries(VIOLATIONS))('%s is seen where it is broken', (rule, [from, to]) => {
  expect(found).toContainEqual({ rule, from, to });
});

test('an import that leads nowhere is seen', () => {
  expect(found).toContainEqual({ rule: 'not-to-unresolvable', from: 'gateway/src/lost.ts', to: './nowhere.js' });
});

test('every rule has its planted violation', () => {
  expect(forbidden.map(({ name }) => name).sort()).toEqual([...Object.keys(VIOLATIONS), 'not-to-unresolvable'].sort());
});

test.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(found.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});
