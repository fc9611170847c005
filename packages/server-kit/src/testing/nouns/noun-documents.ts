import { type GraphQLSchema, isObjectType, type GraphQLOutputType, getNamedType, isLeafType } from 'graphql';
import type { Noun } from '../../crud/noun.js';

const selectionOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
};

const IMPORT = '{ id state rows { line action id before after problems { path code } } }';

/** What a client asks of a noun: all fields of its records, by the names that its description makes. */
export function nounDocuments(schema: GraphQLSchema, { name, plural, ends }: Noun) {
  const lower = `${name[0]!.toLowerCase()}${name.slice(1)}`;
  const record = selectionOf(schema.getType(`${name}Record`) as GraphQLOutputType);
  const saved = `{ __typename ... on ${name}Record ${record} ... on Refused { code facts } }`;
  const report = '{ done failed { id code facts } }';
  return {
    list: `query ($filter: ${name}RecordFilter, $order: ${name}RecordOrder, $descending: Boolean, $page: Int, $pageSize: Int, $after: String) {
      answer: ${lower}Records(filter: $filter, order: $order, descending: $descending, page: $page, pageSize: $pageSize, after: $after) {
        total next rows ${record} } }`,
    one: `query ($id: ID!) { answer: ${lower}Record(id: $id) ${record} }`,
    create: `mutation ($input: ${name}RecordInput!) { answer: create${name}(input: $input) ${saved} }`,
    update: `mutation ($id: ID!, $version: Int!, $input: ${name}RecordInput!) {
      answer: update${name}(id: $id, version: $version, input: $input) ${saved} }`,
    rehearse: `mutation ($file: String!) { answer: rehearse${name}Import(file: $file) ${IMPORT} }`,
    apply: `mutation ($id: ID!) { answer: apply${name}Import(id: $id) { ... on RecordImport ${IMPORT} ... on Refused { code facts } } }`,
    undo: `mutation ($id: ID!) { answer: undo${name}Import(id: $id) { ... on RecordImport ${IMPORT} ... on Refused { code facts } } }`,
    end:
      ends === 'removed'
        ? `mutation ($ids: [ID!]!) { answer: remove${plural}(ids: $ids) ${report} }`
        : `mutation ($ids: [ID!]!, $active: Boolean! = false) { answer: set${plural}Active(ids: $ids, active: $active) ${report} }`,
  };
}
