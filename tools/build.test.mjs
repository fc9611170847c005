import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildUnit } from './build.mjs';
import { Stamp } from './builder/stamp.mjs';
import { compileServer } from './builder/compile-server.mjs';
import { filesBelow } from './builder/files-below.mjs';
import { toyRepository } from './test/toy-repository.mjs';

let toy;
let builds;
const inToy = (path) => join(toy.folder, path);
const stampFile = () => inToy('stamp.json');

/** Builds the toy's one server, as a process of its own would. */
const build = () => {
  const folder = inToy('subgraphs/toy');
  const sources = ['src', 'migrations'];
  const unit = {
    name: 'toy',
    inputs: () => sources.flatMap((source) => filesBelow(join(folder, source))),
    build: () => ((builds += 1), compileServer({ root: toy.folder, folder, sources })),
  };
  return buildUnit(unit, new Stamp(stampFile()));
};

beforeEach(() => {
  builds = 0;
  toy = toyRepository({
    'subgraphs/toy/src/subgraph.ts': `import { M1 } from '../migrations/m1.js';
      import { readFileSync } from 'node:fs';
      export const name: string = new M1().name + readFileSync(new URL('./ticket/ticket.typ', import.meta.url), 'utf8');`,
    'subgraphs/toy/src/ticket/list.ts': "import { M1 } from '../../migrations/m1.js';\nexport const list = [M1];",
    'subgraphs/toy/src/ticket/ticket.typ': ' on paper',
    'subgraphs/toy/src/ticket/ticket.test.ts': 'throw new Error();',
    'subgraphs/toy/migrations/m1.ts': "export class M1 { name = 'first'; }",
  });
});
afterEach(() => toy.remove());

test('a built server runs: sources, migrations and the files it reads have their places', async () => {
  await build();
  const program = "import('./subgraphs/toy/dist/subgraph.js').then(({ name }) => console.log(name))";
  expect(toy.run('--eval', program).text).toBe('first on paper\n');
  const list = "import('./subgraphs/toy/dist/ticket/list.js').then(({ list }) => console.log(new list[0]().name))";
  expect(toy.run('--eval', list).text).toBe('first\n');
});

test('each file has a source map, tests are left out', async () => {
  await build();
  const map = JSON.parse(readFileSync(inToy('subgraphs/toy/dist/ticket/list.js.map'), 'utf8'));
  expect(map.sources).toEqual(['../../src/ticket/list.ts']);
  expect(existsSync(inToy('subgraphs/toy/dist/ticket/ticket.test.js'))).toBe(false);
});

test('what did not change is not built again, unless its output is gone', async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  rmSync(inToy('subgraphs/toy/dist'), { recursive: true });
  await build();
  expect(builds).toBe(2);
});

test('a changed source is built again, and the output of a removed one goes', async () => {
  await build();
  toy.write('subgraphs/toy/migrations/m1.ts', "export class M1 { name = 'second'; }");
  rmSync(inToy('subgraphs/toy/src/ticket/list.ts'));
  await build();
  expect(readFileSync(inToy('subgraphs/toy/dist/migrations/m1.js'), 'utf8')).toContain('second');
  expect(existsSync(inToy('subgraphs/toy/dist/ticket/list.js'))).toBe(false);
  expect(existsSync(inToy('subgraphs/toy/dist/ticket/list.js.map'))).toBe(false);
});

test('a copied checkout looks after its own files and not after those of the first one', async () => {
  await build();
  const copy = inToy('copy');
  cpSync(inToy('stamp.json'), join(copy, 'stamp.json'));
  const stamp = new Stamp(join(copy, 'stamp.json'));
  expect(stamp.outputs('toy')).toContain(join(copy, 'subgraphs/toy/dist/subgraph.js'));
  expect(stamp.outputs('toy').filter((file) => !file.startsWith(copy))).toEqual([]);
});
