import '../typescript.mjs';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readableSdl } from './readable-sdl.mjs';

/** The SDL that each subgraph's code gives now, by name. One whose code does not exist yet stands as it is written. */
export async function printSubgraphs(root) {
  const load = (file) => import(pathToFileURL(join(root, file)).href);
  const { buildSubgraph, printSubgraph } = await load('packages/server-kit/src/graphql/build-subgraph.ts');
  const printed = {};
  for (const folder of globSync('subgraphs/*', { cwd: root }).sort()) {
    const name = basename(folder);
    const entry = join(folder, 'src/subgraph.ts');
    printed[name] = existsSync(join(root, entry))
      ? readableSdl(printSubgraph(await buildSubgraph((await load(entry)).default)))
      : readFileSync(join(root, `schema/${name}.graphql`), 'utf8');
  }
  return printed;
}
