/** A graphql-codegen plugin: the documents of a noun (noun-blocks.mjs) as one value, by what they are for. */
import { Kind } from 'graphql';

const KEYS = [
  [/Records$/, 'list'],
  [/Record$/, 'one'],
  [/RecordSums$/, 'sums'],
  [/BulkReport$/, 'bulk'],
  [/BulkLines$/, 'bulkLines'],
  [/^Stop.+Bulk$/, 'stopBulk'],
  [/^Undo.+Bulk$/, 'undoBulk'],
  [/^Hide.+Bulk$/, 'hideBulk'],
  [/^Create/, 'create'],
  [/^Update/, 'update'],
  [/^End/, 'end'],
  [/^Rehearse/, 'rehearse'],
  [/^Apply/, 'apply'],
  [/^Undo/, 'undo'],
];

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export function plugin(_schema, documents) {
  const names = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ name }) => name.value);
  const entries = names.map((name) => `${KEYS.find(([form]) => form.test(name))[1]}: ${name}Document`);
  return `export const documents = { ${entries.join(', ')} };`;
}
