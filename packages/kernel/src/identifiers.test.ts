import { describe, expect, test } from '@jest/globals';
import { formatFareKey, parseFareKey } from './fare-key.js';
import { formatJourneyId, parseJourneyId } from './journey-id.js';
import { isLanguage, languageOfCookie, languageOfPrefix, localize, prefixOf } from './language.js';
import { slugOf } from './slug.js';
import { travelDate } from './travel-date.js';

const leg = { routeScheduleId: '77', date: travelDate('2026-11-21'), stopIdFrom: '12', stopIdTo: '15' };

describe("a journey's id", () => {
  test('says what is ridden and reads back', () => {
    const id = formatJourneyId([leg, { ...leg, routeScheduleId: '8' }]);
    expect(id).toBe('77@2026-11-21:12-15~8@2026-11-21:12-15');
    expect(parseJourneyId(id)).toEqual([leg, { ...leg, routeScheduleId: '8' }]);
  });

  test.each([
    '',
    '77',
    '77@2026-02-30:1-2',
    'x@2026-11-21:1-2',
    '1@2026-11-21:1-2~',
    '77@2026-11-21:1-2~77@2026-11-21:1-2~77@2026-11-21:1-2',
  ])('is not %p', (text) => {
    expect(parseJourneyId(text)).toBeUndefined();
  });
});

test("a fare's key reads back, anything else does not", () => {
  const key = { operatorId: '7', routeId: '9', routeTimingId: '31', stopIdFrom: '12', stopIdTo: '15' };
  expect(parseFareKey(formatFareKey(key))).toEqual(key);
  expect(parseFareKey('7.31.12-15')).toBeUndefined();
});

describe('languages', () => {
  test('Khmer is kh in a path and km everywhere else', () => {
    expect(prefixOf('km')).toBe('kh');
    expect(languageOfPrefix('kh')).toBe('km');
    expect(languageOfPrefix('km')).toBeUndefined();
    expect(isLanguage('kh')).toBe(false);
  });

  test.each([
    ['km', 'km'],
    ['th', 'th'],
    ['vi', 'en'],
    ['kh', 'en'],
    [undefined, 'en'],
  ])('the cookie %s reads as %s', (value, expected) => {
    expect(languageOfCookie(value)).toBe(expected);
  });

  test('a name nobody translated is said in English', () => {
    expect(localize({ en: 'Kampot', km: 'កំពត' }, 'km')).toBe('កំពត');
    expect(localize({ en: 'Kampot', km: 'កំពត' }, 'vi')).toBe('Kampot');
  });
});

test.each([
  ['Phnom Penh', 'phnom-penh'],
  ['Điện Biên Phủ', 'dien-bien-phu'],
  ['  Koh Rong (Sanloem) ', 'koh-rong-sanloem'],
  ['Nong Khai / Vientiane', 'nong-khai-vientiane'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
