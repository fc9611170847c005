import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { ONE_FOR_TWO } from '../migrations/apostrophes-are-letters.js';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { type SignedIn, staff } from './staff.js';
import { user, World } from './world.js';

let world: World;
let support: SignedIn;
beforeAll(async () => {
  world = await World.start();
  support = await staff(world, 7);
});
afterAll(() => world.close());

const SUBJECT = 'mail.cancelled.subject';
const SAVE = `mutation ($textId: ID!, $language: String!, $version: Int!, $words: String!) {
  saved: saveMessageText(textId: $textId, language: $language, version: $version, words: $words) { __typename
    ... on MessageText { own versions { version words savedBy failedAt } } ... on Refused { code facts } } }`;
interface Saved {
  __typename: string;
  code?: string;
  facts?: object;
  versions?: { version: number; words: string | null }[];
}

async function saves(version: number, words: string, more: object = {}, viewer: Viewer = support): Promise<Saved> {
  const variables = { textId: SUBJECT, language: 'en', version, words, ...more };
  const { data, errors } = await world.run<{ saved: Saved }>(SAVE, variables, viewer);
  if (errors) throw errors[0]!;
  await world.users.subgraph.services.texts.settled();
  return data!.saved;
}

let sent = 0;
/** The subject of a message about a cancelled booking that leaves now. */
async function subjectNow(): Promise<string> {
  const email = `reader${++sent}@example.com`;
  await world.users.subgraph.consume(anEvent('booking.cancelled', { ...issuedPayload, contactEmail: email }));
  const [row] = await world.users.outside.rows<{ subject: string }>(
    'select subject from message where recipient = $1',
    [email],
  );
  return row!.subject;
}

test('what staff writes leaves with the next message; empty, it is what the code says', async () => {
  expect(await subjectNow()).toBe('Booking KX74QP is cancelled');
  expect((await saves(0, 'Sorry: {pnr} <b>is off</b>')).versions).toMatchObject([{ version: 1 }]);
  expect(await subjectNow()).toBe('Sorry: KX74QP <b>is off</b>');
  const [{ html }] = (await world.users.outside.rows<{ html: string }>(
    `select html from message where subject like 'Sorry:%'`,
  )) as [{ html: string }];
  expect(html).toContain('&lt;b&gt;is off');
  expect(html).not.toContain('<b>is off');
  expect((await saves(1, ' ')).versions).toMatchObject([{ version: 2, words: null }, { version: 1 }]);
  expect(await subjectNow()).toBe('Booking KX74QP is cancelled');
});

test('what is in memory of it is read again by hand, and the log says when and why', async () => {
  const admin = await staff(world, 1);
  const clear = 'mutation { clearMessageCache { processes reloads { cause entries askedBy } } }';
  const { size } = world.users.subgraph.services.texts.current;
  expect(await world.ask(clear, {}, admin)).toEqual({
    processes: 1,
    reloads: [{ cause: 'BY_HAND', entries: size, askedBy: 'Dara Keo' }],
  });
  const log = '{ messageCacheLog(pageSize: 500) { rows { cause tables } } }';
  const { rows } = await world.ask<{ rows: object[] }>(log, {}, admin);
  expect(rows.at(-1)).toEqual({ cause: 'START', tables: [] });
  expect(rows).toContainEqual({ cause: 'CHANGE', tables: ['message_text'] });
  for (const document of [clear, log])
    await expect(world.ask(document, {}, support)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('of two who looked at one version the second is told', async () => {
  const both = await Promise.all([saves(2, 'First {pnr}'), saves(2, 'Second {pnr}')]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['MessageText', 'Refused']);
  expect(both.find(({ code }) => code)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test.each([
  ['{pnr} {secret}', 'PLACEHOLDER_UNKNOWN', { name: 'secret' }, {}],
  ['{pnr', 'TEXT_MALFORMED', {}, {}],
  ['Pay back', 'PLACEHOLDER_MISSING', { name: 'amount' }, { textId: 'mail.cancelled.refund', language: 'km' }],
])('%s is refused at the field', async (words, code, facts, more) =>
  expect(await saves(0, words, more)).toEqual({ __typename: 'Refused', code, facts: { ...facts, field: 'words' } }),
);

test('words that cannot be said stop no message: the code’s own leave, and it is noted', async () => {
  await world.users.outside.change(
    `insert into message_text (text_id, language, version, words, saved_at, saved_by_id)
    values ($1, 'en', 9, 'Off: {nothing}', now(), 1)`,
    [SUBJECT],
  );
  await world.users.subgraph.services.texts.settled();
  expect(await subjectNow()).toBe('Booking KX74QP is cancelled');
  await world.users.subgraph.services.texts.settled();
  const { data } = await world.run<{ messageTemplates: { key: string; hasFailed: boolean; written: string[] }[] }>(
    '{ messageTemplates { key hasFailed written } }',
    {},
    support,
  );
  const told = data!.messageTemplates.filter(({ hasFailed }) => hasFailed);
  expect(told).toEqual([{ key: 'cancelled', hasFailed: true, written: ['en'] }]);
});

test('a preview shows the sample in what is typed, and how many parts an SMS has', async () => {
  const PREVIEW = `query ($key: ID!, $language: String!, $drafts: [MessageDraft!]!) {
    preview: previewMessage(key: $key, language: $language, drafts: $drafts) {
      ... on MessagePreview { subject text smsParts smsEncoding } ... on Refused { code } } }`;
  const preview = async (key: string, language: string, drafts: object[] = []) =>
    (await world.run<{ preview: object }>(PREVIEW, { key, language, drafts }, support)).data!.preview;
  const draft = { textId: 'mail.otp.sms', words: '{code}' };
  expect(await preview('otp', 'en', [draft])).toMatchObject({ text: '48213907', smsParts: 1, smsEncoding: 'GSM_7' });
  expect(await preview('otp', 'km')).toMatchObject({ smsEncoding: 'UCS_2' });
  expect(await preview('ticket', 'en')).toMatchObject({ subject: 'Your ticket Phnom Penh → Siem Reap (KX74QP)' });
  expect(await preview('otp', 'en', [{ ...draft, words: 'x' }])).toEqual({ code: 'PLACEHOLDER_MISSING' });
});

test('typed and empty, a text is previewed as the code says it, whatever staff wrote before', async () => {
  const textId = 'mail.welcome.subject';
  await saves(0, 'Hello there', { textId });
  const subjectOf = async (drafts: object[]) => {
    const asked = `query ($drafts: [MessageDraft!]!) {
      preview: previewMessage(key: "welcome", language: "en", drafts: $drafts) { ... on MessagePreview { subject } } }`;
    return (await world.run<{ preview: object }>(asked, { drafts }, support)).data!.preview;
  };
  expect(await subjectOf([])).toEqual({ subject: 'Hello there' });
  expect(await subjectOf([{ textId, words: ' ' }])).toEqual({ subject: 'Welcome to Naga' });
});

test('an apostrophe is a letter, in what is saved and in what leaves', async () => {
  const { versions } = await saves(9, "L'{pnr}: it's off");
  expect(versions?.[0]?.words).toBe("L'{pnr}: it's off");
  expect(await subjectNow()).toBe("L'KX74QP: it's off");
});

test('what was written by the rules of ICU says what it said', async () => {
  const { outside } = world.users;
  await outside.change(
    `insert into message_text (text_id, language, version, words, saved_at, saved_by_id)
    values ('mail.why', 'es', 1, 'It''''s {pnr}', now(), 1), ('mail.why', 'vi', 1, 'It''s {pnr}', now(), 1)`,
  );
  await outside.change(ONE_FOR_TWO);
  const rows = await outside.rows<{ words: string }>(`select words from message_text where text_id = 'mail.why'`);
  expect(rows.map(({ words }) => words)).toEqual(["It's {pnr}", "It's {pnr}"]);
});

test('every template can be previewed in every language', async () => {
  const { data } = await world.run<{ messageTemplates: { key: string; subject: string }[] }>(
    '{ messageTemplates { key subject } }',
    {},
    support,
  );
  for (const { key } of data!.messageTemplates) {
    const fields = ['en', 'km', 'th', 'vi', 'es'].map(
      (language) => `${language}: previewMessage(key: "${key}", language: "${language}") { __typename }`,
    );
    const answer = await world.run<Record<string, { __typename: string }>>(`{ ${fields.join(' ')} }`, {}, support);
    expect([key, Object.values(answer.data ?? {}).map(({ __typename }) => __typename)]).toEqual([
      key,
      Array<string>(5).fill('MessagePreview'),
    ]);
  }
});

test('what stands above a text reads as a message does, without brackets', async () => {
  const { data } = await world.run<{ messageTexts: { own: string; ownSample: string }[] }>(
    '{ messageTexts(key: "copy") { own ownSample } }',
    {},
    support,
  );
  expect(data!.messageTexts.some(({ own }) => own.includes('plural'))).toBe(true);
  expect(data!.messageTexts.filter(({ ownSample }) => /[{}]/.test(ownSample))).toEqual([]);
});

test.each([
  ['a guest', guest(), 'UNAUTHENTICATED'],
  ['who sends messages', user({ userId: '1', roleId: 1, grants: { 'notification.send': 'all' } }), 'FORBIDDEN'],
  ['who writes for a country', user({ userId: '1', roleId: 1, grants: { 'message.edit': 'country' } }), 'FORBIDDEN'],
])('%s neither reads nor writes them', async (_, viewer, code) => {
  const documents = [
    '{ messageTemplates { key } }',
    '{ messageTexts(key: "ticket") { textId } }',
    '{ previewMessage(key: "ticket", language: "en") { __typename } }',
    'mutation { sendMessageTest(key: "ticket", language: "en") { __typename } }',
    `mutation { saveMessageText(textId: "${SUBJECT}", language: "en", version: 0, words: "") { __typename } }`,
  ];
  for (const document of documents)
    expect((await world.run(document, {}, viewer)).errors?.[0]?.extensions['code']).toBe(code);
});
