/**
 * Builds what changed: code from GraphQL documents, then the servers, then both web applications.
 * Each unit is keyed by the content of its inputs, so a second run costs a fraction of a second.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stamp, contentKey } from './builder/stamp.mjs';
import { stages } from './builder/units.mjs';
import { main, root } from './repository.mjs';
import { step } from './step.mjs';

export async function build() {
  const stamp = new Stamp(join(root, 'node_modules/.cache/naga-build.json'));
  for (const units of stages(root)) await Promise.all(units.map((unit) => buildUnit(unit, stamp)));
}

/** Builds a unit unless it is fresh, and removes what an earlier build of it wrote and this one did not. */
export async function buildUnit(unit, stamp) {
  const key = contentKey(unit.inputs());
  if (stamp.isFresh(unit.name, key)) return;
  const before = stamp.outputs(unit.name);
  const outputs = await step(`Building ${unit.name}`, unit.build);
  const current = new Set(outputs);
  for (const file of before) if (!current.has(file) && existsSync(file)) rmSync(file);
  stamp.save(unit.name, key, outputs);
}

await main(import.meta, build);
