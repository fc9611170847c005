import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOUN_EXAMPLES } from '@naga/kernel/examples/noun-examples.js';
import {
  buildSchema,
  type DocumentNode,
  getVariableValues,
  type GraphQLInputObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { answers as operators } from '../../test/operator-choices.js';
import { bulkReport, refused, showScreen, someone } from '../../test/show-screen.js';
import { loadKinds } from '../app/palette/kinds.js';
import type { ListedNoun, Noun } from '../records/noun/noun.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import { NounImport } from '../records/noun/NounImport.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import { NOUNS } from './index.js';

const nouns = await Promise.all(
  Object.entries(NOUNS).map(async ([path, load]): Promise<[string, Noun]> => [path, (await load()).default]),
);
const kinds = await loadKinds();
const NARROWED = { seatNumbers: null, lostSeats: [], pickupAddresses: null };
afterEach(() => sessionStorage.clear());

/** The window that screens are shown in reads no files. */
const fileOf = (text: string): File =>
  Object.assign(new File([text], 'records.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });

/** What the graph says of a field that is neither names, a flag, a reference nor any text. */
const SAID: Readonly<Record<string, unknown>> = {
  type: 'TOWN',
  countryCode: 'KH',
  geonamesId: 7,
  minutesBefore: 30,
  position: 2,
  latitude: 11.5,
  longitude: 104.9,
  rates: [{ operatorId: null, transportType: 'BUS', percent: 7.5, amount: null, validFrom: null, validUntil: null }],
  gallery: [`/files/catalogue/${'4f'.repeat(20)}.webp`],
  kind: 'AMOUNT',
  value: 700,
  currency: 'USD',
  cap: null,
  fundedBy: 'SHARED',
  operatorShare: 4000,
  validFrom: '2026-11-30T17:00:00.000Z',
  buyFrom: '2026-11-30T17:00:00.000Z',
  buyUntil: null,
  travelFrom: null,
  travelUntil: '2026-12-31',
  weekdays: [5, 7],
  transportTypes: ['BUS'],
  minimumAmount: 1250,
  minimumPassengers: 2,
  nationality: 'FOREIGN',
  channels: ['web'],
  paymentMethods: [],
  limitTotal: 100,
  limitPerCustomer: 1,
  limitPerDay: null,
  budget: null,
  digits: 6,
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  from: 1,
  to: 900,
  fixed: 200,
  percent: 1000,
  mostPerSeat: 1,
};

/** The same of what no form says. */
const SHOWN: Readonly<Record<string, unknown>> = {
  addedBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
  state: 'RUNNING',
  language: 'km',
  manualTicketCodeAssignment: false,
  requiredPassengerFields: [],
  firstCode: 'SAMPLE',
  createdAt: '2026-11-01T01:00:00.000Z',
  addedAt: '2026-11-01T01:00:00.000Z',
};

/** Who else is asked beside a list. */
const BESIDE = {
  ComingSold: () => ({
    comingSold: { __typename: 'ComingSold', departures: 0, touched: [], byOperator: [], ...NARROWED },
  }),
  Lines: () => ({ page: { total: 0, next: null, rows: [] } }),
};

/** Of a field: what the graph says of it, by what its form typed. */
const GIVEN = { en: 'Sample', km: null, th: null, vi: null, es: null };

/** The first text of a form, or day, or what is ticked. */
async function changeSomething(): Promise<void> {
  const form = (await screen.findByRole('button', { name: 'Save' })).closest('form')!;
  const [text] = screen.queryAllByRole('textbox');
  const day = form.querySelector('input[type="date"]');
  if (text) await userEvent.type(text, '7');
  else if (day) await userEvent.type(day, '2026-12-01');
  else await userEvent.click(screen.getAllByRole('checkbox')[0]!);
}

const isReference = (name: string) => name.endsWith('Id') && !(name in SAID);

function valueOf({ fields }: Noun, name: string): unknown {
  const typed = fields[name]!.typed(name, undefined);
  if (Object.keys(typed).length > 1) return GIVEN;
  // What no form asks for is the same of all of them.
  if (Object.keys(typed).length === 0) return fields[name]!.input(name, {});
  if (name.endsWith('Ids')) return ['1'];
  if (name in SAID) return SAID[name];
  return typeof typed[name] === 'boolean' ? true : isReference(name) ? '1' : '7';
}

/** The name of what a field refers to, as the graph has it. */
function chosenBy(name: string): [string, unknown][] {
  if (name === 'operatorIds') return [['operators', [{ __typename: 'Operator', id: '1', name: 'Chosen' }]]];
  if (name.endsWith('Ids')) return [[name.replace(/Ids$/, 'Names'), [{ __typename: 'RecordName', name: 'Chosen' }]]];
  return isReference(name) ? [[name.slice(0, -2), { __typename: 'RecordName', name: 'Chosen' }]] : [];
}

const rowOf = (noun: Noun, id: string, name: string) => ({
  __typename: `${noun.entity}Record`,
  id,
  version: 3,
  mayChange: true,
  slug: 'sample',
  ...(noun.ends === 'switched' && { active: true }),
  ...Object.fromEntries(Object.keys(noun.fields).map((field) => [field, valueOf(noun, field)])),
  ...Object.fromEntries((noun.shown ?? []).map(({ id }) => [id, SHOWN[id] ?? []])),
  ...Object.fromEntries(Object.keys(noun.told ?? {}).map((told) => [told, SHOWN[told] ?? 7])),
  ...Object.fromEntries(Object.keys(noun.fields).flatMap(chosenBy)),
  // Some say it in a field of that name.
  name,
});

const operationIn = (document: unknown): OperationDefinitionNode =>
  (document as DocumentNode).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )!;
const names = (document: unknown): string => operationIn(document).name!.value;

const schema = buildSchema(readFileSync(new URL('../../../schema/api.graphql', import.meta.url), 'utf8'));

/** What the graph would say of the variables of an operation. */
const wrongIn = (document: unknown, variables: object | undefined): string[] => {
  const { errors = [] } = getVariableValues(schema, operationIn(document).variableDefinitions ?? [], { ...variables });
  return errors.map(({ message }) => message);
};
/** What each noun gives to choose from. */
const CHOICES = Object.fromEntries(
  nouns.map(([, noun]) => [
    names(noun.documents.list),
    () => ({ page: { total: 1, next: null, rows: [rowOf(noun, '1', 'Chosen')] } }),
  ]),
);

/** Kinds of records whose lists are narrowed to one that they name, each by which field. */
const namedBy = ({ documents, path }: Noun): [ListedNoun, string][] =>
  kinds.flatMap((kind) =>
    Object.entries({ ...kind.told, ...kind.fields })
      .filter(([, { Filter, first }]) => Filter !== undefined && (first?.list as unknown) === documents.list)
      .map(([field]): [ListedNoun, string] => [kind, field])
      .concat(path === '/operators' && 'operatorId' in { ...kind.told, ...kind.fields } ? [[kind, 'operatorId']] : []),
  );

describe.each(nouns)('%s', (path, noun) => {
  const admin = someone({ [noun.permission]: 'all' });
  const fields = Object.entries(noun.fields);
  const row = rowOf(noun, '5', 'Sample');
  // What some say depends on what others say.
  const typed = Object.assign({}, ...fields.map(([name, field]) => field.typed(name, row)));
  const input = Object.fromEntries(fields.map(([name, field]) => [name, field.input(name, typed)]));
  const { documents } = noun;
  const show = (at: string, answers: Record<string, () => Record<string, unknown>> = {}, me = admin) =>
    showScreen(
      [
        { path: noun.path, element: <NounList noun={noun} /> },
        { path: `${noun.path}/add`, element: <AddNoun noun={noun} /> },
        { path: `${noun.path}/import`, element: <NounImport noun={noun} /> },
        { path: `${noun.path}/:recordId`, element: <NounPage noun={noun} /> },
        { path: `${noun.path}/:recordId/edit`, element: <EditNoun noun={noun} /> },
      ],
      at,
      me,
      {
        ...operators,
        ...BESIDE,
        ...CHOICES,
        [names(documents.list)]: () => ({ page: { total: 1, next: null, rows: [row] } }),
        [names(documents.one)]: () => ({ record: row }),
        ...answers,
      },
    );

  test('its address is its own, and its list leads to a record', async () => {
    expect(noun.path).toBe(`/${path}`);
    const { container, router, sent } = show(noun.path);
    const sample = await screen.findByRole('link', { name: 'Sample' });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(sample);
    expect(wrongIn(documents.list, sent(names(documents.list)))).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Sample', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe(`${noun.path}/5`);
  });

  test('its page leads to what it names, and to what names it', async () => {
    const named = fields.filter(([, { first, place }]) => first ?? place);
    const others = namedBy(noun);
    const rights = [...named.flatMap(([, { place }]) => place ?? []), ...others.map(([kind]) => kind)];
    const { container } = show(
      `${noun.path}/5`,
      {},
      someone({
        ...Object.fromEntries(rights.map(({ permission }) => [permission, 'all'])),
        [noun.permission]: 'all',
      }),
    );
    await screen.findByRole('heading', { name: 'Sample', level: 1 });
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(named.map(([, { place }]) => `${place?.path}/1`)));
    expect(hrefs).toEqual(expect.arrayContaining(others.map(([kind, field]) => `${kind.path}?${field}=5`)));
  });

  test('an empty list says what it is for, offers to make one, and shows an example where there is one', async () => {
    const { sent, asked } = show(noun.path, {
      [names(documents.list)]: () => ({ page: { total: 0, next: null, rows: [] } }),
      [names(documents.rehearse)]: () => ({
        import: { __typename: 'RecordImport', id: '1', state: 'REHEARSED', rows: [] },
      }),
      SeatLayouts: () => ({ page: { total: 1, next: null, rows: [rowOf(noun, '1', 'Chosen')] } }),
    });
    expect(await screen.findByText(String(noun.words.about.defaultMessage))).toBeVisible();
    expect(screen.getAllByRole('link', { name: String(noun.words.add.defaultMessage) })).toHaveLength(2);
    const example = screen.queryByRole('button', { name: 'Load an example' });
    expect(example !== null).toBe(noun.entity in NOUN_EXAMPLES);
    if (example === null) return;
    await userEvent.click(example);
    expect(await screen.findByText('This is an example')).toBeVisible();
    const [heading, ...lines] = String(sent(names(documents.rehearse))!['file'])
      .trim()
      .split('\n');
    const known = fields.flatMap(([name, { parts }]) => parts.map((part) => name + part));
    expect(heading!.split(',').filter((title) => !known.includes(title))).toEqual([]);
    expect(lines.join()).not.toMatch(/[{}]/);
    expect(asked.some(({ name }) => name === names(documents.apply))).toBe(false);
  });

  test('what the graph narrows it by is a filter of its list', () => {
    const declared = Object.keys((schema.getType(`${noun.entity}RecordFilter`) as GraphQLInputObjectType).getFields());
    const offered = Object.entries({ ...noun.told, ...noun.fields }).flatMap(([name, { Filter }]) =>
      Filter ? [name] : [],
    );
    // Ids are what a choice knows; the others of its type are another noun's.
    const beside = ['text', 'ids', 'active', ...Object.keys(noun.only ?? {})];
    expect(declared.filter((name) => ![...beside, ...offered].includes(name))).toEqual([]);
  });

  test('what is missing is said before anything is sent', async () => {
    const { sent } = show(`${noun.path}/add`);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent(names(documents.create))).toBeUndefined();
  });

  test('it is saved as it was opened; what somebody else saved meanwhile is told', async () => {
    const { sent, container } = show(`${noun.path}/5/edit`, {
      [names(documents.update)]: () => ({ saved: refused('CHANGED_MEANWHILE', { by: null, at: null }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(Object.values(input)).not.toContain(undefined);
    expect(sent(names(documents.update))).toEqual({ id: '5', version: 3, input });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('what is saved is seen at once, and is taken back unless somebody else saved meanwhile', async () => {
    let saves = 0;
    const later = { ...row, version: 4, name: 'Otherwise' };
    const { sent } = show(`${noun.path}/5/edit`, {
      [names(documents.one)]: () => ({ record: saves === 1 ? later : row }),
      [names(documents.update)]: () => ({
        saved: ++saves === 1 ? later : refused('CHANGED_MEANWHILE', { by: null, at: null }),
      }),
      RecordChanges: () => ({ recordChanges: [] }),
    });
    await changeSomething();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Otherwise', level: 1 })).toBeVisible();
    expect(sent(names(documents.update))).toMatchObject({ id: '5', version: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/This was changed meanwhile/)).toBeVisible();
    expect(sent(names(documents.update))).toEqual({ id: '5', version: 4, input });
  });

  test('several are ended at once: what one refuses stops no other, and is told', async () => {
    const failed = [{ id: '5', code: 'RECORD_IN_USE', facts: {} }];
    const { sent } = show(noun.path, { [names(documents.end)]: () => bulkReport({ failed }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    if (noun.ends === 'removed') {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
      await userEvent.type(await screen.findByLabelText(/DELETE/), 'DELETE');
      await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
    } else await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText(/One record stayed as it was/)).toBeVisible();
    expect(screen.getByText(/\(Sample\)$/)).toBeVisible();
    expect(sent(names(documents.end))).toMatchObject({ ids: ['5'] });
  });

  test('a file is looked at line by line, applied and undone', async () => {
    const rows = [
      { line: 2, action: 'CREATE', id: null, before: null, after: row, problems: [] },
      { line: 3, action: 'CHANGE', id: '5', before: row, after: { ...row, [fields[0]![0]]: '8' }, problems: [] },
      { line: 4, action: 'SAME', id: '6', before: row, after: row, problems: [] },
    ];
    const file = (state: string) => () => ({ import: { __typename: 'RecordImport', id: '1', state, rows } });
    show(`${noun.path}/import`, {
      [names(documents.rehearse)]: file('REHEARSED'),
      [names(documents.apply)]: file('APPLIED'),
      [names(documents.undo)]: file('UNDONE'),
    });
    await userEvent.upload(await screen.findByLabelText(/^File/), fileOf('id\n1'));
    await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
    expect(await screen.findByText('1 new')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply all of it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo all of it' }));
    expect(await screen.findByText('Everything is as it was before this file.')).toBeVisible();
  });

  test('a file with wrong lines says so in words, and is not applied', async () => {
    const problems = [{ path: 'id', code: 'RECORD_NOT_FOUND', facts: null }];
    const rows = [{ line: 2, action: 'WRONG', id: null, before: null, after: row, problems }];
    show(`${noun.path}/import`, {
      [names(documents.rehearse)]: () => ({
        import: { __typename: 'RecordImport', id: '1', state: 'REHEARSED', rows },
      }),
    });
    await userEvent.upload(await screen.findByLabelText(/^File/), fileOf('id\n1'));
    await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
    expect(await screen.findByText(/^id: There is no such record/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply all of it' })).toBeNull();
  });

  test('it ends, and what stands in the way is said', async () => {
    const failed = [{ id: '5', code: 'RECORD_IN_USE', facts: { by: 'VehicleType' } }];
    const { sent } = show(`${noun.path}/5`, { [names(documents.end)]: () => bulkReport({ failed }) });
    if (noun.ends === 'removed') {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
      await userEvent.type(await screen.findByRole('textbox'), 'DELETE');
      await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
    } else await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText(/Other records need it \(Vehicle type\)/)).toBeVisible();
    expect(sent(names(documents.end))).toMatchObject({ ids: ['5'] });
  });

  test('who sees it and does not look after it is told so, and changes nothing', async () => {
    const others = { [names(documents.one)]: () => ({ record: { ...row, mayChange: false } }) };
    show(`${noun.path}/5`, others);
    expect(await screen.findByText('You see this, but do not look after it')).toBeVisible();
    for (const name of ['Edit', 'Remove', 'Switch off']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|Switch off/ })).toBeNull();
  });
});
