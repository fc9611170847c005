import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { nounAsker, type NounImport, type NounRow } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { amenityNoun } from '../src/amenity/amenity.noun.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { pickupLocationNoun } from '../src/pickup/pickup-location.noun.js';
import { samples } from './noun-samples.js';
import { nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

const desk = (noun: Noun) => {
  const ask = nounAsker(catalogue, noun);
  return {
    add: (n: number) => ask<NounRow>('create', { input: samples.get(noun.name)!(n) }),
    record: (id: string) => ask<NounRow>('one', { id }),
    rehearse: (...lines: readonly string[]) => ask<NounImport>('rehearse', { file: lines.join('\r\n') }),
    apply: ({ id }: NounImport) => ask<NounImport>('apply', { id }),
    undo: ({ id }: NounImport) => ask<NounImport>('undo', { id }),
  };
};
const told = ({ rows }: NounImport) =>
  rows.map(({ action, problems }) => [action, ...problems.map(({ path, code }) => `${path} ${code}`)].join(' '));

describe('a column that a file leaves out', () => {
  test('stays as it is, of a list and of a language', async () => {
    const { add, record, rehearse, apply } = desk(pickupLocationNoun);
    const { id } = await add(1);
    const file = await rehearse('id,names.en', `${id},Otherwise`);
    expect(told(file)).toEqual(['CHANGE']);
    await apply(file);
    expect(await record(id)).toMatchObject({ stopIds: ['1', '2'], names: { en: 'Otherwise', km: 'គំរូ 1' } });
  });

  test('is empty of a new record, and missing only where it has to be said', async () => {
    const { record, rehearse, apply } = desk(pickupLocationNoun);
    const said = 'names.en,locationId,latitude,longitude';
    const file = await rehearse(`${said},minutesBefore`, 'New,1,11.5,104.25,10');
    expect(told(file)).toEqual(['CREATE']);
    const { rows } = await apply(file);
    expect(await record(rows[0]!.id!)).toMatchObject({ stopIds: [], operatorId: null, address: null });
    expect(told(await rehearse(said, 'New,1,11.5,104.25'))).toEqual(['WRONG minutesBefore REQUIRED']);
  });
});

describe('a file that names a record twice', () => {
  test('is told so at the second line, by the id and by what tells records apart', async () => {
    const { add, rehearse } = desk(amenityNoun);
    const { id } = await add(1);
    const file = await rehearse(
      'id,code,names.en,icon',
      `${id},sample-1,One,wifi`,
      ',sample-1,Other,wifi',
      ',new,New,wifi',
      ',new,Newer,wifi',
    );
    expect(told(file)).toEqual(['CHANGE', 'WRONG code TWICE', 'CREATE', 'WRONG code TWICE']);
    expect(told(await rehearse('id,icon', `${id},bed`, `${id},wifi`))).toEqual(['CHANGE', 'WRONG id TWICE']);
  });
});

test('a cell that is no text is said so at its field, and nothing of it is kept', async () => {
  const { rehearse } = desk(amenityNoun);
  const bad = ['\0', '\uD800', '\uFFFD'];
  const lines = bad.flatMap((no) => [`a${no},,A,wifi`, `,a${no},A,wifi`, `,a,A${no},wifi`]);
  const file = await rehearse('id,code,names.en,icon', ...lines);
  expect(told(file)).toEqual(bad.flatMap(() => ['id', 'code', 'names.en'].map((path) => `WRONG ${path} FORM`)));
});

test('a flag is one of the words that say yes or no, and nothing else', async () => {
  const { rehearse } = desk(operatorNoun);
  const file = await rehearse('id,featured', '1,YES', '2,constructor', '3,2');
  expect(told(file).slice(1)).toEqual(['WRONG featured FORM', 'WRONG featured FORM']);
});
