/**
 * Builds what changed: code from GraphQL documents, then the servers, then both web applications.
 * Each unit is keyed by the content of its inputs, so a second run costs a fraction of a second.
 * `node tools/build.mjs codegen subgraphs/booking` builds only these.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './builder/alone.mjs';
import { Stamp, contentKey } from './builder/stamp.mjs';
import { stages } from './builder/units.mjs';
import { main, root } from './repository.mjs';
import { step } from './step.mjs';

const CACHE = join(root, 'node_modules/.cache');

/** @param {string[]} names only these units, or all when empty */
async function build(names) {
  const stamp = new Stamp(join(CACHE, 'naga-build.json'));
  const isWanted = ({ name }) => names.length === 0 || names.includes(name);
  for (const units of stages(root)) await Promise.all(units.filter(isWanted).map((unit) => buildUnit(unit, stamp)));
}

/** Builds a unit unless it is fresh, and removes what an earlier build of it wrote and this one did not. */
export async function buildUnit(unit, stamp) {
  const key = contentKey(unit.inputs());
  if (stamp.isFresh(unit.name, key)) return;
  const before = stamp.outputs(unit.name);
  const outputs = await step(`Building ${unit.name}`, unit.build);
  const current = new Set(outputs);
  for (const file of before) if (!current.has(file)) rmSync(file, { force: true });
  stamp.save(unit.name, key, outputs);
}

await main(import.meta, () => {
  mkdirSync(CACHE, { recursive: true });
  // Two builds at once would remove each other's files.
  return alone(join(CACHE, 'naga-build.lock'), 'Waiting for another build …', () => build(process.argv.slice(2)));
});
