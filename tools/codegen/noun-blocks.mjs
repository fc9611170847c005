/**
 * One codegen block for each noun of the back office: its questions and changes are the same for all of them but for its
 * name and its fields, so they are read off the schema. A noun is what has `<noun>Records` in Query.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isLeafType } from 'graphql';
import { bulkDocuments, kebab } from './bulk-blocks.mjs';

const FOLDER = 'admin-web/src/nouns';

/** @param {string} root the repository @returns {Record<string, object>} blocks for `generates` */
export function nounBlocks(root) {
  if (!existsSync(join(root, FOLDER))) return {};
  const schema = buildSchema(readFileSync(join(root, 'schema/api.graphql'), 'utf8'), { assumeValid: true });
  const lists = Object.values(schema.getQueryType().getFields()).filter(({ type }) =>
    /RecordPage$/.test(getNamedType(type).name),
  );
  return Object.fromEntries(lists.map((list) => [fileOf(nameOf(list)), block(schema, list)]));
}

const nameOf = ({ type }) => getNamedType(type).name.replace(/RecordPage$/, '');
const fileOf = (name) => `${FOLDER}/${kebab(name)}.generated.ts`;

/** All fields of a record; of what has an id of its own, which another screen shows, the name. */
function selectionOf(type, isRecord = true) {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isRecord && ['id', 'name'].every((own) => own in named.getFields())) return '{ id name }';
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type, false)}`);
  return `{ ${fields.join(' ')} }`;
}

function block(schema, list) {
  const name = nameOf(list);
  const one = list.name.replace(/s$/, '');
  const isSummed = 'columnSums' in getNamedType(list.type).getFields();
  const saved = `{ ...${name}Record_row ... on Refused { code facts } }`;
  const documents = `
    fragment ${name}Record_row on ${name}Record ${selectionOf(schema.getType(`${name}Record`))}
    query ${name}Records($filter: ${name}RecordFilter, $order: ${name}RecordOrder, $descending: Boolean! = false, $page: Int!, $pageSize: Int!,
      $after: String, $counted: Boolean! = true) {
      page: ${list.name}(filter: $filter, order: $order, descending: $descending, page: $page, pageSize: $pageSize, after: $after) {
        total @include(if: $counted) countedTo @include(if: $counted) next rows { ...${name}Record_row } } }
    query ${name}Record($id: ID!) { record: ${one}(id: $id) { ...${name}Record_row } }
    mutation Create${name}($input: ${name}RecordInput!) { saved: create${name}(input: $input) ${saved} }
    mutation Update${name}($id: ID!, $version: Int!, $input: ${name}RecordInput!) {
      saved: update${name}(id: $id, version: $version, input: $input) ${saved} }`;
  const sums = `
    query ${name}RecordSums($filter: ${name}RecordFilter) {
      page: ${list.name}(filter: $filter) { columnSums { column amount currency } } }`;
  const imported = '{ id state rows { line action id before after problems { path code facts } } }';
  const answered = `{ ... on RecordImport ${imported} ... on Refused { code facts } }`;
  const files = `
    mutation Rehearse${name}Import($file: String!) { import: rehearse${name}Import(file: $file) ${imported} }
    mutation Apply${name}Import($id: ID!) { import: apply${name}Import(id: $id) ${answered} }
    mutation Undo${name}Import($id: ID!) { import: undo${name}Import(id: $id) ${answered} }`;
  return {
    documents: documents + bulkDocuments(schema, name) + files + (isSummed ? sums : ''),
    plugins: ['typescript-operations', 'typed-document-node', './tools/codegen/noun-plugin.mjs'],
  };
}
