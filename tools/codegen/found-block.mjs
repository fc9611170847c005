/**
 * The one question by which the palette of the back office finds records: the first few of each list that is searched by
 * words and whose rows are records, asked only where its variable says so. A record is what has a version and `mayChange`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';

const FOLDER = 'admin-web/src/app/palette';
/** Of a kind; more are found by another word. */
const ROWS = 5;
const RECORD = ['id', 'version', 'name', 'mayChange'];
/** What tells two records of one name apart: where they are, whose they are. */
const BESIDE = ['location', 'parent', 'operator', 'vehicleCategory', 'seatCategory'];

/** @param {string} root the repository @returns {Record<string, object>} blocks for `generates` */
export function foundBlock(root) {
  if (!existsSync(join(root, FOLDER))) return {};
  const schema = buildSchema(readFileSync(join(root, 'schema/api.graphql'), 'utf8'), { assumeValid: true });
  const lists = Object.values(schema.getQueryType().getFields()).filter((list) => isSearched(list) && rowOf(list));
  const given = lists.map((list) => `$${variableOf(list)}: Boolean! = false`);
  return {
    [`${FOLDER}/find-records.generated.ts`]: {
      documents: `query FindRecords($text: String!, ${given.join(', ')}) { ${lists.map(asked).join(' ')} }`,
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  };
}

/** The type of its rows, where those are records. */
function rowOf({ type }) {
  const page = getNamedType(type);
  const row = isObjectType(page) && page.getFields().rows && getNamedType(page.getFields().rows.type);
  return isObjectType(row) && RECORD.every((name) => name in row.getFields()) ? row : undefined;
}

function isSearched({ args }) {
  const filter = args.find(({ name }) => name === 'filter');
  return filter !== undefined && 'text' in getNamedType(filter.type).getFields();
}

/** 'stopRecord' of StopRecord: the screens know a kind by the type of its rows. */
const variableOf = (list) => rowOf(list).name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

function asked(list) {
  const fields = rowOf(list).getFields();
  const beside = BESIDE.filter((name) => name in fields).map((name) => `${name} { name }`);
  return `${list.name}(filter: { text: $text }, pageSize: ${ROWS}) @include(if: $${variableOf(list)}) {
    rows { id name ${beside.join(' ')} } }`;
}
