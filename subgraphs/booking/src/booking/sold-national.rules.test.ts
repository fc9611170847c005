import { describe, expect, test } from '@jest/globals';
import { seatOn } from './seat-request.rules.js';
import { nationalOn, soldNational } from './sold-national.rules.js';

const seat = { seatNumber: '1A', title: 'MR', passengerType: 'ADULT' } as const;
const leg = (...nationals: (string | null)[]) => ({
  parts: nationals.map((nationalOf, position) => ({ position, nationalOf })),
});

describe('what a sold part keeps, on a Cambodian ride', () => {
  test.each([
    ['a Cambodian', 'LOCAL', 'KH', 'KH', 'KH'],
    ['a Lao', 'LOCAL', 'LA', 'LA', null],
    ['a local, as a program told it that names no country', 'LOCAL', null, 'KH', 'KH'],
    ['a foreign visitor', 'FOREIGN', null, null, null],
  ] as const)('%s', (_, nationality, told, nationalOf, nationalPriceOf) =>
    expect(nationalOn('KH', seatOn('KH', { ...seat, nationality, nationalOf: told }))).toEqual({
      nationalOf,
      nationalPriceOf,
    }),
  );
});

describe('whose national somebody was sold as', () => {
  test.each([
    ['a Cambodian', [leg('KH')], 'LOCAL', 'KH'],
    ['a Lao whose rides are Cambodian', [leg('LA')], 'LOCAL', 'LA'],
    ['a Lao on a ride where nobody asked, and on one where he was asked', [leg(null), leg('LA')], 'LOCAL', 'LA'],
    ['a foreign visitor everywhere', [leg(null), leg(null)], 'FOREIGN', null],
    ['local everywhere, as a program told it', [leg('KH'), leg('LA')], 'LOCAL', null],
    ['a foreign visitor beside somebody local', [leg(null, 'KH')], 'FOREIGN', null],
  ] as const)('%s', (_, legs, nationality, nationalOf) =>
    expect(soldNational(legs, 0)).toEqual({ nationality, nationalOf }),
  );
});
