/**
 * What is asked when many records are changed at once is the same whatever they are: the change by ids or by what a list
 * finds, its report, its lines, its stop and, where there is one, its way back. It is read off the schema: a kind is what
 * has `<kind>BulkReport` in Query. Nouns have these documents among their own (noun-blocks.mjs); of other kinds each has a
 * codegen block here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType } from 'graphql';

const FOLDER = 'admin-web/src/records/noun/bulk';
const REPORT =
  '{ id state way madeAt total waiting doneCount changedCount undoneCount failedCount done failed { id name code facts } }';

export const kebab = (name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * The mutations that change many of a kind: those that answer a report, whose filter is of such records. One that wants a
 * reason hides them.
 */
function endsOf(schema, kind) {
  const filters = [`${kind}Filter`, `${kind}FilterInput`, `${kind}RecordFilter`];
  const changes = Object.values(schema.getMutationType().getFields()).filter(
    ({ type, args }) =>
      getNamedType(type).name === 'BulkReport' &&
      args.some(({ name, type: given }) => name === 'filter' && filters.includes(getNamedType(given).name)),
  );
  const hides = changes.filter(({ args }) => args.some(({ name }) => name === 'reason'));
  return { end: changes.find((change) => !hides.includes(change)), hide: hides[0] };
}

function endDocument(operation, kind, { name, args }) {
  const asked = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `mutation ${operation}(${asked}) { report: ${name}(${given}) { ...${kind}Bulk_report } }`;
}

/** @param {import('graphql').GraphQLSchema} schema @param {string} kind 'Line' of lineBulkReport */
export function bulkDocuments(schema, kind) {
  const { end, hide } = endsOf(schema, kind);
  const report = `${kind[0].toLowerCase()}${kind.slice(1)}BulkReport`;
  const told = `{ ...${kind}Bulk_report ... on Refused { code facts } }`;
  const mayBeUndone = `undo${kind}Bulk` in schema.getMutationType().getFields();
  return `
    fragment ${kind}Bulk_report on BulkReport ${REPORT}
    ${endDocument(`End${kind}`, kind, end)}
    ${hide === undefined ? '' : endDocument(`Hide${kind}Bulk`, kind, hide)}
    query ${kind}BulkReport($id: ID) { report: ${report}(id: $id) { ...${kind}Bulk_report } }
    query ${kind}BulkLines($id: ID!, $after: ID) {
      report: ${report}(id: $id) { lines(after: $after) { next rows { id name state code facts } } } }
    mutation Stop${kind}Bulk($id: ID!) { report: stop${kind}Bulk(id: $id) ${told} }
    ${mayBeUndone ? `mutation Undo${kind}Bulk($id: ID!) { report: undo${kind}Bulk(id: $id) ${told} }` : ''}`;
}

/** @param {string} root the repository @returns {Record<string, object>} blocks for `generates` */
export function bulkBlocks(root) {
  if (!existsSync(join(root, FOLDER))) return {};
  const schema = buildSchema(readFileSync(join(root, 'schema/api.graphql'), 'utf8'), { assumeValid: true });
  const questions = Object.keys(schema.getQueryType().getFields());
  const kinds = questions
    .flatMap((name) => /^(.+)BulkReport$/.exec(name)?.[1] ?? [])
    .filter((kind) => !questions.includes(`${kind}Record`));
  return Object.fromEntries(
    kinds.map((kind) => [
      `${FOLDER}/${kebab(kind)}.generated.ts`,
      {
        documents: bulkDocuments(schema, `${kind[0].toUpperCase()}${kind.slice(1)}`),
        plugins: ['typescript-operations', 'typed-document-node', './tools/codegen/noun-plugin.mjs'],
      },
    ]),
  );
}
