import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { type DocumentNode, Kind, parse, type DefinitionNode } from 'graphql';
import { objectionTo } from '../src/door/objections.js';
import { Graph } from '../src/graph/graph.js';
import { playedGraph } from './played-graph.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const graph = new Graph(playedGraph({}));

const definitions = globSync('{web,admin-web,packages/*}/src/**/*.graphql', { cwd: ROOT }).flatMap(
  (file) => parse(readFileSync(join(ROOT, file), 'utf8')).definitions,
);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const documentOf = (operation: DefinitionNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...fragments],
});
const operations = definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION ? [[definition.name!.value, documentOf(definition)] as const] : [],
);
/** As long as any list of ours is asked for: a page may have 500 rows, exports ask 200 at once. */
const LONGEST = { pageSize: 500, limit: 200, first: 200, days: 31 };

test('the apps have operations', () => expect(operations.length).toBeGreaterThan(30));

test.each(operations)('%s stays far below every limit', (_, document) => {
  const facts = graph.factsOf(document);
  const asking = { viewer: guest(), isProven: true, isListRequired: false };
  expect(objectionTo(facts, { ...asking, variables: LONGEST })).toBeUndefined();
  const { weight, fields } = facts.costOf(LONGEST);
  expect(fields).toBeLessThan(500);
  expect(weight).toBeLessThan(15_000);
});
