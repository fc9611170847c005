/**
 * The committed contracts: schema/<subgraph>.graphql printed from the code, supergraph.graphql and api.graphql composed
 * from those, and docs/access.md, who may do what. `npm run schema` writes them; with --check it only compares, and
 * exits with 1 where they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { main, root } from './repository.mjs';
import { accessTable } from './schema/access-table.mjs';
import { compose } from './schema/compose.mjs';
import { openThoughHidden } from './schema/hidden-fields.mjs';
import { printSubgraphs, rolesAndGrants } from './schema/print-subgraphs.mjs';

/** @returns {Promise<Record<string, string>>} the contracts by path, as the code says now */
async function currentContracts() {
  const subgraphs = await printSubgraphs(root);
  const open = openThoughHidden(subgraphs);
  if (open.length > 0) throw new Error(`Hidden, but not for neighbours only (@ForNeighbours):\n${open.join('\n')}`);
  const sdl = Object.fromEntries(Object.entries(subgraphs).map(([name, { sdl: text }]) => [name, text]));
  const graphs = Object.entries({ ...sdl, ...compose(sdl) }).map(([name, text]) => [`schema/${name}.graphql`, text]);
  const access = accessTable(subgraphs, await rolesAndGrants(root));
  return Object.fromEntries([...graphs, ['docs/access.md', await formatted('docs/access.md', access)]]);
}

const pathOf = (file) => join(root, file);

const formatted = async (file, text) => (await format(file, text, { printWidth: 120 })).code;

/** The first line in which a contract differs from what is committed; undefined when it does not. */
function firstDifference(file, text) {
  const committed = readFileSync(pathOf(file), 'utf8').split('\n');
  const current = text.split('\n');
  const line = current.findIndex((words, index) => words !== committed[index]);
  if (line === -1 && current.length === committed.length) return undefined;
  const at = line === -1 ? current.length : line;
  return `${file}:${at + 1}\n- ${committed[at] ?? ''}\n+ ${current[at] ?? ''}`;
}

await main(import.meta, async () => {
  const contracts = Object.entries(await currentContracts());
  if (!process.argv.includes('--check')) {
    for (const [file, text] of contracts) writeFileSync(pathOf(file), text);
    return;
  }
  const differences = contracts.map(([file, text]) => firstDifference(file, text)).filter(Boolean);
  if (differences.length > 0) throw new Error(`${differences.join('\n')}\nnpm run schema writes what the code says.`);
});
