import { expect, test } from '@jest/globals';
import { formatOffer, formatOfferedSeats, parseOffer, parseOfferedSeats } from './offer.js';
import { travelDate } from './travel-date.js';

const ride = (day: string, localCountryCode: string) => ({
  date: travelDate(day),
  fareKey: '7.9.31.12-15',
  localCountryCode,
});
const seats = (routeScheduleId: string, date: string) => ({ routeScheduleId, date, from: 3, to: 7, seats: 45 });

test('a journey on offer is read as it was written, ride by ride', () => {
  const journey = [ride('2026-11-21', 'KH'), ride('2026-11-22', 'LA')];
  expect(formatOffer(journey)).toBe('2026-11-21|7.9.31.12-15|KH~2026-11-22|7.9.31.12-15|LA');
  expect(parseOffer(formatOffer(journey))).toEqual(journey);
  expect(formatOffer([ride('2026-11-21', '')])).toBe('2026-11-21|7.9.31.12-15');
  expect(parseOffer('2026-11-21|7.9.31.12-15')).toEqual([ride('2026-11-21', '')]);
});

test('so are its seats', () => {
  const journey = [seats('77', '2026-11-21'), seats('78', '2026-11-22')];
  expect(formatOfferedSeats(journey)).toBe('77@2026-11-21:3-7/45~78@2026-11-22:3-7/45');
  expect(parseOfferedSeats(formatOfferedSeats(journey))).toEqual(journey);
});

test.each(['', 'nonsense', '2026-13-01|1.1.1.1-1', '2026-11-21|1.1.1.1-1~nonsense'])('%j is no offer', (text) =>
  expect(parseOffer(text)).toBeUndefined(),
);

test.each(['', '77@2026-11-21', '77@2026-11-21:3-7', '77@2026-11-21:3-7/45~x'])('%j names no seats', (text) =>
  expect(parseOfferedSeats(text)).toBeUndefined(),
);
