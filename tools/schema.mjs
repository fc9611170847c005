/**
 * The committed contracts: schema/<subgraph>.graphql printed from the code, supergraph.graphql and api.graphql composed
 * from those. `npm run schema` writes them; with --check it only compares, and exits with 1 where they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './repository.mjs';
import { compose } from './schema/compose.mjs';
import { printSubgraphs } from './schema/print-subgraphs.mjs';

/** @returns {Promise<Record<string, string>>} the contracts by file name, as the code says now */
async function currentContracts() {
  const subgraphs = await printSubgraphs(root);
  const all = { ...subgraphs, ...compose(subgraphs) };
  return Object.fromEntries(Object.entries(all).map(([name, sdl]) => [`${name}.graphql`, sdl]));
}

const pathOf = (file) => join(root, 'schema', file);

/** The first line in which a contract differs from what is committed; undefined when it does not. */
function firstDifference(file, sdl) {
  const committed = readFileSync(pathOf(file), 'utf8').split('\n');
  const current = sdl.split('\n');
  const line = current.findIndex((text, index) => text !== committed[index]);
  if (line === -1 && current.length === committed.length) return undefined;
  const at = line === -1 ? current.length : line;
  return `schema/${file}:${at + 1}\n- ${committed[at] ?? ''}\n+ ${current[at] ?? ''}`;
}

await main(import.meta, async () => {
  const contracts = Object.entries(await currentContracts());
  if (!process.argv.includes('--check')) {
    for (const [file, sdl] of contracts) writeFileSync(pathOf(file), sdl);
    return;
  }
  const differences = contracts.map(([file, sdl]) => firstDifference(file, sdl)).filter(Boolean);
  if (differences.length > 0) throw new Error(`${differences.join('\n')}\nnpm run schema writes what the code says.`);
});
