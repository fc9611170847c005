import { type GraphQLSchema, isObjectType, type GraphQLOutputType, getNamedType, isLeafType } from 'graphql';
import type { Noun } from '../../crud/noun.js';

const selectionOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
};

const REPORT =
  '{ id state total waiting doneCount changedCount undoneCount failedCount done failed { id name code facts } }';
const IMPORT = '{ id state rows { line action id before after problems { path code } } }';

/** The operations of a noun, by what is asked. */
export function nounOperations({ name, plural, ends }: Noun) {
  const lower = `${name[0]!.toLowerCase()}${name.slice(1)}`;
  return {
    list: `Query.${lower}Records`,
    one: `Query.${lower}Record`,
    create: `Mutation.create${name}`,
    update: `Mutation.update${name}`,
    rehearse: `Mutation.rehearse${name}Import`,
    apply: `Mutation.apply${name}Import`,
    undo: `Mutation.undo${name}Import`,
    end: ends === 'removed' ? `Mutation.remove${plural}` : `Mutation.set${plural}Active`,
    report: `Query.${lower}BulkReport`,
    stopBulk: `Mutation.stop${name}Bulk`,
    ...(ends === 'switched' && { undoBulk: `Mutation.undo${name}Bulk` }),
  };
}

/** What a client asks of a noun: all fields of its records, by the names that its description makes. */
export function nounDocuments(schema: GraphQLSchema, noun: Noun) {
  const { name, ends } = noun;
  const record = selectionOf(schema.getType(`${name}Record`) as GraphQLOutputType);
  const saved = `{ __typename ... on ${name}Record ${record} ... on Refused { code facts } }`;
  const file = `{ ... on RecordImport ${IMPORT} ... on Refused { code facts } }`;
  const reported = `{ __typename ... on BulkReport ${REPORT} ... on Refused { code facts } }`;
  const field = (what: keyof ReturnType<typeof nounOperations>) => nounOperations(noun)[what]!.split('.')[1]!;
  return {
    list: `query ($filter: ${name}RecordFilter, $order: ${name}RecordOrder, $descending: Boolean, $page: Int, $pageSize: Int, $after: String) {
      answer: ${field('list')}(filter: $filter, order: $order, descending: $descending, page: $page, pageSize: $pageSize, after: $after) {
        total next rows ${record} } }`,
    one: `query ($id: ID!) { answer: ${field('one')}(id: $id) ${record} }`,
    create: `mutation ($input: ${name}RecordInput!) { answer: ${field('create')}(input: $input) ${saved} }`,
    update: `mutation ($id: ID!, $version: Int!, $input: ${name}RecordInput!) {
      answer: ${field('update')}(id: $id, version: $version, input: $input) ${saved} }`,
    rehearse: `mutation ($file: String!) { answer: ${field('rehearse')}(file: $file) ${IMPORT} }`,
    apply: `mutation ($id: ID!) { answer: ${field('apply')}(id: $id) ${file} }`,
    undo: `mutation ($id: ID!) { answer: ${field('undo')}(id: $id) ${file} }`,
    end:
      ends === 'removed'
        ? `mutation ($ids: [ID!], $filter: ${name}RecordFilter) { answer: ${field('end')}(ids: $ids, filter: $filter) ${REPORT} }`
        : `mutation ($ids: [ID!], $filter: ${name}RecordFilter, $active: Boolean! = false) {
            answer: ${field('end')}(ids: $ids, filter: $filter, active: $active) ${REPORT} }`,
    report: `query ($id: ID, $after: ID) { answer: ${field('report')}(id: $id) {
      state lines(after: $after) { next rows { id name state code } } } }`,
    stopBulk: `mutation ($id: ID!) { answer: ${field('stopBulk')}(id: $id) ${reported} }`,
    // Of what is switched: what is removed does not come back.
    undoBulk: `mutation ($id: ID!) { answer: undo${name}Bulk(id: $id) ${reported} }`,
  };
}
