import '../typescript.mjs';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readableSdl } from './readable-sdl.mjs';

const load = (root, file) => import(pathToFileURL(join(root, file)).href);

/**
 * What each subgraph's code says now, by its name: its SDL, and who may come in at which field. One whose code does not
 * exist yet stands as it is written.
 * @returns {Promise<Record<string, { sdl: string, doors: Record<string, string> }>>}
 */
export async function printSubgraphs(root) {
  const { buildSubgraph, printSubgraph } = await load(root, 'packages/server-kit/src/graphql/build-subgraph.ts');
  const printed = {};
  for (const folder of globSync('subgraphs/*', { cwd: root }).sort()) {
    const name = basename(folder);
    const entry = join(folder, 'src/subgraph.ts');
    if (existsSync(join(root, entry))) {
      const schema = await buildSubgraph((await load(root, entry)).default);
      printed[name] = { sdl: readableSdl(printSubgraph(schema)), doors: schema.extensions.doors };
    } else printed[name] = { sdl: readFileSync(join(root, `schema/${name}.graphql`), 'utf8'), doors: {} };
  }
  return printed;
}

/** Roles by id and what each is granted (rules.md 8), from the one table in users; and how far a door lets whom in. */
export async function rolesAndGrants(root) {
  const { ROLE_NAMES, ROLE_PERMISSIONS } = await load(root, 'subgraphs/users/src/role/permissions.rules.ts');
  const { askedBy, scopeAt } = await load(root, 'packages/server-kit/src/graphql/doors.ts');
  return { names: ROLE_NAMES, grants: ROLE_PERMISSIONS, askedBy, scopeAt };
}
