import { expect, test } from '@jest/globals';
import { type AskedAudience, problemsOfAudience } from './audience.js';
import { problemsOfWords, type SaidTexts, wordsOf } from './notification-words.rules.js';

const said = (problems: readonly { path: string; code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`);
const rides = (more: object = {}) => ({ operatorId: '4', from: '2026-11-20', until: '2026-11-20', ...more });

test.each<[string, AskedAudience, string[]]>([
  ['nobody', {}, ['audience EITHER_OR']],
  ['somebody', { loginName: 'ana@example.com' }, []],
  ['no name', { loginName: ' ' }, ['loginName REQUIRED']],
  ['somebody and all', { loginName: 'ana', peopleWho: {} }, ['audience EITHER_OR']],
  [
    'somebody and all of nowhere',
    { loginName: 'ana', peopleWho: { countryCode: 'Kh' } },
    ['audience EITHER_OR', 'countryCode UNKNOWN'],
  ],
  ['a zero byte', { peopleWho: { operatorId: '\0' } }, ['operatorId UNKNOWN']],
  ['everybody', { peopleWho: {} }, []],
  ['people of a country', { peopleWho: { countryCode: 'KH', language: 'km', roleIds: [6] } }, []],
  ['of no country', { peopleWho: { countryCode: 'Cambodia' } }, ['countryCode UNKNOWN']],
  ['in no language', { peopleWho: { language: 'xx' } }, ['language UNKNOWN']],
  ['passengers of a day', { passengersOf: rides() }, []],
  ['of a month', { passengersOf: rides({ until: '2026-12-20' }) }, []],
  ['of more', { passengersOf: rides({ until: '2026-12-21' }) }, ['until MAX']],
  ['of days that end before they begin', { passengersOf: rides({ until: '2026-11-19' }) }, ['until ENDS_BEFORE']],
  [
    'of departures that lie far apart',
    { passengersOf: rides({ until: '2027-12-20' }), touched: { departures: ['71@2026-11-20', '71@2027-12-20'] } },
    [],
  ],
  ['of no departure', { passengersOf: rides(), touched: { departures: ['71', '71@soon'] } }, ['departures UNKNOWN']],
  ['touched, and no passengers', { loginName: 'ana', touched: { seats: ['1A'] } }, ['seats EITHER_OR']],
  ['of no schedule', { passengersOf: rides({ routeScheduleIds: ['x'] }) }, ['routeScheduleIds UNKNOWN']],
])('whom it is for: %s', (_, audience, problems) => {
  expect(said(problemsOfAudience(audience))).toEqual(problems);
});

test.each<[string, SaidTexts, SaidTexts, string[]]>([
  ['English alone', { en: 'Hello' }, { en: 'All is well.' }, []],
  ['no English', { km: 'សួស្តី' }, { km: 'ល្អ' }, ['titles.en REQUIRED', 'texts.en REQUIRED']],
  ['a title without its text', { en: 'a', th: 'b' }, { en: 'c', th: ' ' }, ['texts.th REQUIRED']],
  ['too long', { en: 'a'.repeat(121) }, { en: 'a'.repeat(2001) }, ['titles.en MAX_LENGTH', 'texts.en MAX_LENGTH']],
  ['lines', { en: 'a\nb' }, { en: 'a\nb' }, ['titles.en MATCHES']],
  ['a zero byte', { en: 'a' }, { en: 'a\0b' }, ['texts.en MATCHES']],
])('its words: %s', (_, titles, texts, problems) => {
  expect(said(problemsOfWords(titles, texts))).toEqual(problems);
});

test('languages without words are left out', () => {
  expect(wordsOf({ en: ' Hello ', km: ' ', th: null, vi: 'Xin chào' })).toEqual({ en: 'Hello', vi: 'Xin chào' });
});
