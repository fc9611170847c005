import { type GraphQLSchema, isObjectType, type GraphQLOutputType, getNamedType, isLeafType } from 'graphql';
import type { Noun, Recorded } from '../../crud/noun.js';

const selectionOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
};

const REPORT =
  '{ id state total waiting doneCount changedCount undoneCount failedCount done failed { id name code facts } }';
const IMPORT = '{ id state rows { line action id before after problems { path code } } }';

/** What clients ask of a noun's files. */
export const FILE_OPERATIONS = ({ name }: Noun) => ({
  rehearse: `Mutation.rehearse${name}Import`,
  apply: `Mutation.apply${name}Import`,
  undo: `Mutation.undo${name}Import`,
});

const lowered = (name: string): string => `${name[0]!.toLowerCase()}${name.slice(1)}`;

/** The operations of a noun but those of files, by what is asked. */
function recordOperations({ name, plural, ends, drawn }: Noun) {
  const lower = lowered(name);
  const many = drawn?.bulk ?? name;
  const called = drawn?.operations ?? {
    list: `${lower}Records`,
    one: `${lower}Record`,
    create: `create${name}`,
    update: `update${name}`,
    end: ends === 'removed' ? `remove${plural}` : `set${plural}Active`,
  };
  return {
    list: `Query.${called.list}`,
    one: `Query.${called.one}`,
    create: `Mutation.${called.create}`,
    update: `Mutation.${called.update}`,
    end: `Mutation.${called.end}`,
    report: `Query.${lowered(many)}BulkReport`,
    stopBulk: `Mutation.stop${many}Bulk`,
    ...(ends === 'switched' && { undoBulk: `Mutation.undo${many}Bulk` }),
  };
}

/** The operations of a noun, by what is asked. */
export function nounOperations(noun: Noun): Readonly<Partial<Record<Asked, string>>> {
  const { recorded, drawn } = noun;
  if (recorded !== undefined)
    return Object.fromEntries(Object.entries(recorded.operations).map(([what, field]) => [what, `Query.${field}`]));
  return { ...recordOperations(noun), ...(drawn === undefined && FILE_OPERATIONS(noun)) };
}

/** All that a client asks of a noun. */
export type Asked = keyof ReturnType<typeof recordOperations> | keyof ReturnType<typeof FILE_OPERATIONS>;

/** How a list and one of its records are read. */
const reading = (
  list: string,
  one: string,
  types: Readonly<Record<'filter' | 'order', string>>,
  listed: string,
  record: string,
) => ({
  list: `query ($filter: ${types.filter}, $order: ${types.order}, $descending: Boolean, $page: Int, $pageSize: Int, $after: String) {
      answer: ${list}(filter: $filter, order: $order, descending: $descending, page: $page, pageSize: $pageSize, after: $after) {
        total next rows ${listed} } }`,
  one: `query ($id: ID!) { answer: ${one}(id: $id) ${record} }`,
});

/** The same of a noun that is recorded: nothing else is asked of it. */
function recordedDocuments(schema: GraphQLSchema, { operations, types }: Recorded): Readonly<Record<Asked, string>> {
  const listed = selectionOf(schema.getType(types.listed) as GraphQLOutputType);
  return reading(operations.list, operations.one ?? '', types, listed, listed) as Readonly<Record<Asked, string>>;
}

/** What a client asks of a noun: all fields of its records, by the names that its description makes. */
export function nounDocuments(schema: GraphQLSchema, noun: Noun): Readonly<Record<Asked, string>> {
  const { name, ends, drawn, recorded } = noun;
  if (recorded !== undefined) return recordedDocuments(schema, recorded);
  const types = drawn?.types ?? {
    filter: `${name}RecordFilter`,
    order: `${name}RecordOrder`,
    listed: `${name}Record`,
    record: `${name}Record`,
    input: `${name}RecordInput`,
  };
  const [listed, record] = [types.listed, types.record].map((type) =>
    selectionOf(schema.getType(type) as GraphQLOutputType),
  );
  const saved = `{ __typename ... on ${types.record} ${record} ... on Refused { code facts } }`;
  const file = `{ ... on RecordImport ${IMPORT} ... on Refused { code facts } }`;
  const reported = `{ __typename ... on BulkReport ${REPORT} ... on Refused { code facts } }`;
  const operations = { ...recordOperations(noun), ...FILE_OPERATIONS(noun) };
  const field = (what: Asked) => operations[what]!.split('.')[1]!;
  return {
    ...reading(field('list'), field('one'), types, listed!, record!),
    create: `mutation ($input: ${types.input}!) { answer: ${field('create')}(input: $input) ${saved} }`,
    update: `mutation ($id: ID!, $version: Int!, $input: ${types.input}!) {
      answer: ${field('update')}(id: $id, version: $version, input: $input) ${saved} }`,
    rehearse: `mutation ($file: String!) { answer: ${field('rehearse')}(file: $file) ${IMPORT} }`,
    apply: `mutation ($id: ID!) { answer: ${field('apply')}(id: $id) ${file} }`,
    undo: `mutation ($id: ID!) { answer: ${field('undo')}(id: $id) ${file} }`,
    end:
      ends === 'removed'
        ? `mutation ($ids: [ID!], $filter: ${types.filter}) { answer: ${field('end')}(ids: $ids, filter: $filter) ${REPORT} }`
        : `mutation ($ids: [ID!], $filter: ${types.filter}, $active: Boolean! = false) {
            answer: ${field('end')}(ids: $ids, filter: $filter, active: $active) ${REPORT} }`,
    report: `query ($id: ID, $after: ID) { answer: ${field('report')}(id: $id) {
      state lines(after: $after) { next rows { id name state code } } } }`,
    stopBulk: `mutation ($id: ID!) { answer: ${field('stopBulk')}(id: $id) ${reported} }`,
    // Of what is switched: what is removed does not come back.
    undoBulk: `mutation ($id: ID!) { answer: undo${drawn?.bulk ?? name}Bulk(id: $id) ${reported} }`,
  };
}
