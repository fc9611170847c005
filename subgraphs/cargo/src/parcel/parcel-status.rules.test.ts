import { describe, expect, test } from '@jest/globals';
import { changeStatus, type ParcelEventType, type ParcelHistory, type ParcelStatus } from './parcel-status.rules.js';

const at = (status: ParcelStatus, last: ParcelEventType = status): ParcelHistory => ({ status, last });
const names = (outcome: ReturnType<typeof changeStatus>) =>
  typeof outcome === 'string' ? outcome : outcome.events.map(({ type, implied }) => (implied ? `(${type})` : type));

describe('the status of a parcel', () => {
  test.each<[string, ParcelHistory | undefined, ParcelEventType, string[]]>([
    ['begins with created', undefined, 'CREATED', ['CREATED']],
    ['goes one step up', at('CREATED'), 'IN_TRANSIT', ['IN_TRANSIT']],
    ['a higher one fills in the lower ones', at('CREATED'), 'ARRIVED', ['(IN_TRANSIT)', 'ARRIVED']],
    ['a new parcel may start on its way', undefined, 'IN_TRANSIT', ['(CREATED)', 'IN_TRANSIT']],
    ['goes on after a delay', at('IN_TRANSIT', 'DELAYED'), 'ARRIVED', ['ARRIVED']],
    ['a side event stands beside it', at('IN_TRANSIT'), 'DELAYED', ['DELAYED']],
    ['cancelled while created', at('CREATED'), 'CANCELLED', ['CANCELLED']],
  ])('%s', (_, history, type, events) => expect(names(changeStatus(history, { type }))).toEqual(events));

  test.each<[string, ParcelHistory, ParcelEventType, string]>([
    ['never goes down', at('ARRIVED'), 'IN_TRANSIT', 'STATUS_ONLY_GOES_UP'],
    ['is not set twice', at('ARRIVED'), 'ARRIVED', 'STATUS_ONLY_GOES_UP'],
    ['is not cancelled on the way', at('IN_TRANSIT'), 'CANCELLED', 'CANCELLED_TOO_LATE'],
    ['does not change after it was collected', at('COLLECTED'), 'DAMAGED', 'PARCEL_HAS_ENDED'],
    ['does not change after it was cancelled', at('CREATED', 'CANCELLED'), 'IN_TRANSIT', 'PARCEL_HAS_ENDED'],
    ['does not change after it was lost', at('IN_TRANSIT', 'LOST'), 'ARRIVED', 'PARCEL_HAS_ENDED'],
    ['collected needs the pick-up code', at('ARRIVED'), 'COLLECTED', 'PICK_UP_CODE_WRONG'],
  ])('%s', (_, history, type, refusal) => expect(changeStatus(history, { type })).toBe(refusal));

  test('with the pick-up code it is collected, lower ones filled in', () => {
    const outcome = changeStatus(at('CREATED'), { type: 'COLLECTED', pickUpCodeRight: true });
    expect(names(outcome)).toEqual(['(IN_TRANSIT)', '(ARRIVED)', 'COLLECTED']);
    expect(outcome).toMatchObject({ status: 'COLLECTED', last: 'COLLECTED' });
  });

  test('a side event does not change it', () => {
    expect(changeStatus(at('ARRIVED'), { type: 'ON_HOLD' })).toMatchObject({ status: 'ARRIVED', last: 'ON_HOLD' });
  });

  test("an admin's correction may go down and open what had ended, but needs the pick-up code as well", () => {
    const correction = true;
    expect(changeStatus(at('ARRIVED'), { type: 'IN_TRANSIT', correction })).toMatchObject({ status: 'IN_TRANSIT' });
    expect(names(changeStatus(at('COLLECTED'), { type: 'ARRIVED', correction }))).toEqual(['ARRIVED']);
    expect(changeStatus(at('ARRIVED'), { type: 'COLLECTED', correction })).toBe('PICK_UP_CODE_WRONG');
  });
});
