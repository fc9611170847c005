import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { FIELDS, fieldName } from './field-words.js';

const SUBGRAPHS = join(import.meta.dirname, '../../../../subgraphs');

/** Up to the bracket that closes the one before it, without what stands in brackets itself. */
function inBrackets(text: string): string {
  let open = 1;
  let flat = '';
  for (const sign of text) {
    if (sign === '(') open += 1;
    else if (sign === ')') open -= 1;
    else if (open === 1) flat += sign;
    if (open === 0) break;
  }
  return flat;
}

const CONSTRAINT = /^(constraint|primary|unique|check|exclude|foreign)\b/;

/** Columns by table, as the migrations of a subgraph make and add them. */
function columnsIn(migrations: string): [table: string, column: string][] {
  const made = [...migrations.matchAll(/create table "?(\w+)"? \(/g)].flatMap(({ 0: head, 1: table, index }) =>
    inBrackets(migrations.slice(index + head.length))
      .split(',')
      .map((part) => part.trim())
      .filter((part) => /^"?\w+"?\s+\w/.test(part) && !CONSTRAINT.test(part))
      .map((part): [string, string] => [table!, /\w+/.exec(part)![0]]),
  );
  const added = [...migrations.matchAll(/alter table "?(\w+)"?([^;`']*)/g)].flatMap(([, table, changes]) =>
    [...changes!.matchAll(/add column "?(\w+)/g)].map(([, column]): [string, string] => [table!, column!]),
  );
  return [...made, ...added];
}

/** Tables whose changes are written down, with the columns of which nothing is told. */
function auditedIn(migrations: string): Map<string, ReadonlySet<string>> {
  const [, ...tables] = migrations.split(/(?=\btable: '\w+',\s+entity:)/);
  return new Map(
    tables.map((text) => {
      const ignored = [...text.matchAll(/ignored: \[([^\]]*)\]/g)].flatMap(
        ([, columns]) => columns!.match(/\w+/g) ?? [],
      );
      return [/'(\w+)'/.exec(text)![1]!, new Set(ignored)];
    }),
  );
}

const fieldOf = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every field the audit of a subgraph can name. */
function fieldsOf(subgraph: string): string[] {
  const files = globSync('migrations/*.ts', { cwd: join(SUBGRAPHS, subgraph) });
  const migrations = files.map((file) => readFileSync(join(SUBGRAPHS, subgraph, file), 'utf8')).join('\n');
  const audited = auditedIn(migrations);
  return columnsIn(migrations)
    .filter(([table, column]) => audited.get(table)?.has(column) === false)
    .map(([, column]) => fieldOf(column));
}

test.each([
  ['booking', 'taxiDropOff'],
  ['cargo', 'pickUpCode'],
  ['catalogue', 'allowMaleNextToFemale'],
  ['experiences', 'autoDiscount'],
  ['pricing', 'isDayOfWeekDependent'],
  ['users', 'changePasswordOnFirstLogin'],
])('every column of %s that the audit tells of has words', (subgraph, one) => {
  const fields = fieldsOf(subgraph);
  expect(fields).toContain(one);
  expect(fields.filter((field) => !FIELDS.includes(field))).toEqual([]);
});

test('what is younger than this client is told in the words it is made of', () => {
  expect(fieldName(createIntl({ locale: 'en' }), 'luggageTag')).toBe('luggage tag');
});
