import { describe, expect, test } from '@jest/globals';
import { asksDropOff, asksPickup, faultsOfPickup, NO_PICKUP, type Pickup, pickupInput, pickupOf } from './pickup.js';

describe('being fetched', () => {
  test.each([
    [{ allowPickup: false, vehicle: { transportType: 'BUS' } }, false, false],
    [{ allowPickup: true, vehicle: { transportType: 'BUS' } }, true, false],
    [{ allowPickup: false, vehicle: { transportType: 'TAXI' } }, true, true],
    [{ allowPickup: true, vehicle: { transportType: 'TAXI' } }, true, true],
  ])('%j asks where to: %s, and where to set down: %s', (ride, fetches, setsDown) => {
    expect([asksPickup(ride), asksDropOff(ride)]).toEqual([fetches, setsDown]);
  });

  test.each<[string, Partial<Pickup>, object[]]>([
    ['nothing said: one comes to the stop', {}, []],
    ['an address alone: the driver calls', { address: '12 Street 240' }, []],
    ['all of it', { address: 'Hotel', time: '06:45', phone: '012 345 678', dropOff: 'Old Market' }, []],
    ['where to be set down alone', { dropOff: 'Old Market' }, []],
    ['a time without an address', { time: '06:45' }, [{ field: 'address', code: 'ADDRESS_MISSING' }]],
    ['a telephone without an address', { phone: '012345678' }, [{ field: 'address', code: 'ADDRESS_MISSING' }]],
    ['an address of spaces', { address: ' ', time: '06:45' }, [{ field: 'address', code: 'ADDRESS_MISSING' }]],
    ['a long address', { address: 'x'.repeat(201) }, [{ field: 'address', code: 'ADDRESS_TOO_LONG' }]],
    ['a long way down', { dropOff: 'x'.repeat(201) }, [{ field: 'dropOff', code: 'ADDRESS_TOO_LONG' }]],
    ['words for a telephone', { address: 'Hotel', phone: 'call me' }, [{ field: 'phone', code: 'NOT_A_PHONE' }]],
    ['at the departure', { address: 'Hotel', time: '07:30' }, []],
    ['after the departure', { address: 'Hotel', time: '07:31' }, [{ field: 'time', code: 'TIME_TOO_LATE' }]],
  ])('%s', (_, said, faults) => {
    expect(faultsOfPickup({ ...NO_PICKUP, ...said }, '07:30')).toEqual(faults);
  });

  test('before midnight for a departure after it', () => {
    expect(faultsOfPickup({ ...NO_PICKUP, address: 'Hotel', time: '23:40' }, '00:20')).toEqual([]);
    expect(faultsOfPickup({ ...NO_PICKUP, address: 'Hotel', time: '00:40' }, '23:50')).toHaveLength(1);
  });

  test('is sent trimmed, with null for what was not said, and comes back as it was typed', () => {
    const said = { address: ' 12 Street 240 ', time: '06:45', phone: '012 345-678', dropOff: '' };
    const sent = pickupInput(said);
    expect(sent).toEqual({
      pickupAddress: '12 Street 240',
      pickupTime: '06:45',
      pickupPhone: '012345678',
      taxiDropOff: null,
    });
    expect(pickupOf(sent)).toEqual({ address: '12 Street 240', time: '06:45', phone: '012345678', dropOff: '' });
    expect(pickupInput(undefined)).toEqual(pickupInput(NO_PICKUP));
  });
});
