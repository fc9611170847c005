/**
 * One codegen block for each pair (subgraph, neighbour): the questions in
 * subgraphs/<subgraph>/src/neighbours/<neighbour>.graphql, checked against the neighbour's own schema, which also
 * knows the fields that are hidden from the public. A pair's schema is its own, so codegen.yml cannot say this.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Kind, parse } from 'graphql';

const federation = readFileSync(new URL('./federation.graphql', import.meta.url), 'utf8');

/** @param {string} root the repository @returns {Record<string, object>} blocks for `generates` */
export function neighbourBlocks(root) {
  const documents = globSync('subgraphs/*/src/neighbours/*.graphql', { cwd: root });
  return Object.fromEntries(documents.map((path) => [path.replace(/\.graphql$/, '.generated.ts'), block(root, path)]));
}

function block(root, path) {
  const neighbour = basename(path, '.graphql');
  const sdl = readFileSync(join(root, `schema/${neighbour}.graphql`), 'utf8');
  return {
    schema: [sdl, federation, entitiesField(sdl)],
    documents: path,
    plugins: ['typescript-operations', 'typed-document-node'],
  };
}

/** Federation's own query for entities by key, which a subgraph's printed schema leaves out. */
function entitiesField(sdl) {
  const entities = new Set(
    parse(sdl)
      .definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION || kind === Kind.OBJECT_TYPE_EXTENSION)
      .filter(({ directives }) => directives.some(({ name }) => name.value === 'key'))
      .map(({ name }) => name.value),
  );
  if (entities.size === 0) return '';
  return `scalar _Any
    union _Entity = ${[...entities].join(' | ')}
    extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
}
