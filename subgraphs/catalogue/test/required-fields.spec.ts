import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const operatorId = market.operator('mekong');
market.departure(market.route(operatorId, stops), ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const SET = `mutation ($id: ID!, $fields: [PassengerField!]!) { fields: setRequiredPassengerFields(operatorId: $id, fields: $fields) }`;
const sets = async (viewer: Parameters<TestCatalogue['run']>[2], fields: readonly string[], id = operatorId) => {
  const { data, errors } = await catalogue.run<{ fields: string[] | null }, object>(SET, { id, fields }, viewer);
  return errors?.[0]?.extensions['code'] ?? data!.fields;
};

test('who looks after an operator says what it asks of passengers; to everybody else it does not exist', async () => {
  expect(await sets(staff('operator', { operatorId }), ['BIRTH_DATE', 'DOCUMENT', 'DOCUMENT'])).toEqual([
    'DOCUMENT',
    'BIRTH_DATE',
  ]);
  expect(await sets(staff('country', { countryCode: 'KH' }), ['DOCUMENT'])).toEqual(['DOCUMENT']);
  expect(await sets(staff('all'), ['DOCUMENT', 'EMAIL'])).toEqual(['DOCUMENT', 'EMAIL']);
  expect(await sets(staff('operator', { operatorId: '77' }), [])).toBeNull();
  expect(await sets(staff('country', { countryCode: 'LA' }), [])).toBeNull();
  expect(await sets(staff('all'), [], 'nobody')).toBeNull();
  expect(await sets(staff('branch', { operatorId }), [])).toBe('FORBIDDEN');
  expect(await sets(guest(), [])).toBe('UNAUTHENTICATED');
});

test('so does he of ticket codes that are given by hand, by the same doors', async () => {
  const SET_CODES = `mutation ($id: ID!) { byHand: setManualTicketCodes(operatorId: $id, byHand: true) }`;
  const says = async (viewer: Parameters<TestCatalogue['run']>[2]) => {
    const { data, errors } = await catalogue.run<{ byHand: boolean | null }, object>(
      SET_CODES,
      { id: operatorId },
      viewer,
    );
    return errors?.[0]?.extensions['code'] ?? data!.byHand;
  };
  expect(await says(staff('operator', { operatorId: '77' }))).toBeNull();
  expect(await says(staff('branch', { operatorId }))).toBe('FORBIDDEN');
  expect(await says(staff('operator', { operatorId }))).toBe(true);
  const { data } = await catalogue.run('{ operators { manualTicketCodeAssignment } }');
  expect(data).toEqual({ operators: [{ manualTicketCodeAssignment: true }] });
});

test('so does he of the language in which he is written to', async () => {
  const SET_LANGUAGE = `mutation ($id: ID!, $language: String!) { language: setOperatorLanguage(operatorId: $id, language: $language) }`;
  const says = async (viewer: Parameters<TestCatalogue['run']>[2], language: string) => {
    const { data, errors } = await catalogue.run<{ language: string | null }, object>(
      SET_LANGUAGE,
      { id: operatorId, language },
      viewer,
    );
    return errors?.[0]?.extensions['code'] ?? data!.language;
  };
  expect(await says(staff('operator', { operatorId: '77' }), 'km')).toBeNull();
  expect(await says(staff('branch', { operatorId }), 'km')).toBe('FORBIDDEN');
  expect(await says(staff('operator', { operatorId }), 'fr')).toBe('BAD_USER_INPUT');
  expect((await catalogue.run('{ operators { language } }')).data).toEqual({ operators: [{ language: 'en' }] });
  expect(await says(staff('operator', { operatorId }), 'km')).toBe('km');
  expect((await catalogue.run('{ operators { language } }')).data).toEqual({ operators: [{ language: 'km' }] });
});

test('it is told wherever the operator is, and written down with who did it', async () => {
  await sets(staff('all'), ['MOBILE']);
  const { data } = await catalogue.run('{ operators { requiredPassengerFields } }');
  expect(data).toEqual({ operators: [{ requiredPassengerFields: ['MOBILE'] }] });
  const [last] = await catalogue.outside.rows(
    `select changes->'required_passenger_fields' as changes from audit_entry where entity = 'Operator' and action = 'update' order by id desc limit 1`,
  );
  expect(last).toEqual({ changes: [['DOCUMENT', 'EMAIL'], ['MOBILE']] });
});
