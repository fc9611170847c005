import { expect } from '@jest/globals';
import { isSearched, saidFields } from '../../crud/noun.js';
import type { NounField } from '../../crud/noun-field.js';
import { statementsOf } from '../statements.js';
import { everyRecord, type NounPage, type NounRow } from './noun-desk.js';
import { idsOf, type NounTrial } from './noun-trial.js';

/** A record that was made is in the list, as its page has it. */
export async function list(trial: NounTrial): Promise<void> {
  const made = await trial.add();
  const { rows, total } = await trial.list({ filter: { ids: [made.id] } });
  const one = trial.noun.recorded && !trial.noun.recorded.operations.one ? made : (await trial.one(made.id))!;
  if (trial.noun.drawn === undefined) expect(rows).toEqual([one]);
  else expect(rows.map((row) => said(trial, row))).toEqual([said(trial, one)]);
  expect(total).toBe(1);
  expect(idsOf(await everyRecord(trial.ask))).toContain(made.id);
}

/** What a list has of a record that is drawn: what its form says, not all that belongs to it. */
const said = ({ noun }: NounTrial, row: NounRow): object =>
  Object.fromEntries(
    [...['id', 'version', 'name', 'mayChange', 'active'], ...saidFields(noun).map(([name]) => name)].map((name) => [
      name,
      row[name],
    ]),
  );

/** Lists are narrowed by words, ids, whether a record is on, and by one value of each field that says so. */
export async function filter(trial: NounTrial): Promise<void> {
  const { noun, ask } = trial;
  const made = await trial.add();
  await trial.addSeveral(2);
  const all = await everyRecord(ask);
  const narrowed = async (by: object) => known(all, await everyRecord(ask, { filter: by }));
  if (isSearched(noun)) {
    expect(await narrowed({ text: trial.wordsOf(made).toUpperCase() })).toContain(made.id);
    for (const text of ['no such words', 'no such\0 words']) expect(await narrowed({ text })).toEqual([]);
  }
  expect(await narrowed({ ids: [made.id, '999999999', 'x'] })).toEqual([made.id]);
  const fields = Object.keys(noun.fields).filter((field) => noun.fields[field]!.filtered);
  for (const field of [...fields, ...(noun.ends === 'switched' ? ['active'] : [])]) {
    const own = new Set(all.flatMap((row) => row[field]).filter((said) => said != null));
    const { values = own, has } = trial.found[field] ?? {
      has: (row: NounRow, value: unknown) => says(row[field], value),
    };
    for (const value of values)
      expect([field, value, await narrowed({ [field]: value })]).toEqual([
        field,
        value,
        idsOf(all.filter((row) => has(row, value as never))),
      ]);
    // What staff does not write is tried with a value at least: nobody else looks whether it is filtered.
    if (noun.recorded) expect([field, [...values].length > 0]).toEqual([field, true]);
  }
}

/** The ids of those rows that were there before: a log goes on while its list is read. */
function known(before: readonly NounRow[], rows: readonly NounRow[]): string[] {
  const ids = new Set(idsOf(before));
  return idsOf(rows).filter((id) => ids.has(id));
}

/** Whether what a record says is a value, or one of several; none of them are all. */
const says = (said: unknown, value: unknown): boolean =>
  Array.isArray(said) ? said.length === 0 || said.includes(value) : said === value;

/** What a record is sorted by, in the order that its field has. */
function keyOf({ orderKind }: NounField, value: unknown): string | number {
  if (orderKind === 'text') {
    const text = typeof value === 'object' ? (value as { en?: string } | null)?.en : value;
    return String(text ?? '').toLowerCase();
  }
  if (value === null) return -Infinity;
  return orderKind === 'time' || orderKind === 'day' ? Date.parse(String(value)) : Number(value);
}

/** Lists are sorted by each field that says so, both ways, and by what records are called unless another is chosen. */
export async function sort(trial: NounTrial): Promise<void> {
  const { noun, ask } = trial;
  await trial.addSeveral(4);
  const fields = Object.keys(noun.fields).filter((field) => noun.fields[field]!.sorted || field === noun.called);
  for (const name of [null, ...fields]) {
    const usual = noun.recorded?.by ?? noun.called;
    const order = name === null ? null : name.replace(/[A-Z]/g, '_$&').toUpperCase();
    const up = await everyRecord(ask, { order });
    expect(known(up, await everyRecord(ask, { order, descending: true }))).toEqual(idsOf(up).reverse());
    const rows = name === null && noun.recorded?.descending ? up.toReversed() : up;
    const by = name ?? usual;
    const keyIn = trial.keys[by] ?? ((row: NounRow) => keyOf(noun.fields[by]!, row[by]));
    const keys = rows.map(keyIn);
    const sorted = keys.toSorted((a, b) => (typeof a === 'string' ? comparedWords(a, String(b)) : a - Number(b)));
    expect([name, keys]).toEqual([name, sorted]);
  }
}

const comparedWords = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Lists are read page by page, by number or by place, and cost no more for a long page than for a short one. */
export async function page(trial: NounTrial): Promise<void> {
  await trial.addSeveral(5);
  const all = await everyRecord(trial.ask, { pageSize: 500 });
  const walked: NounRow[] = [];
  for (let number = 1; walked.length < all.length; number++) {
    const one: NounPage = await trial.list({ pageSize: 2, page: number });
    expect(one.total).toBe(all.length);
    expect(one.rows.length).toBe(Math.min(2, all.length - walked.length));
    walked.push(...one.rows);
  }
  expect(walked).toEqual(all);
  expect(await everyRecord(trial.ask, { pageSize: 2 })).toEqual(all);
  await trial.settled();
  const cost = async (pageSize: number) => (await statementsOf(() => trial.list({ pageSize }))).length;
  expect(await cost(100)).toBe(await cost(1));
}
