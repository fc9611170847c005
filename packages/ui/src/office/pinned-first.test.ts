import { describe, expect, test } from '@jest/globals';
import { pinnedFirst } from './pinned-first.js';

const column = (key: string, more: { hidden?: true; action?: true; pinned?: true } = {}) => ({ key, ...more });
const NAME = column('name');
const CITY = column('city');
const STATE = column('state');
const ADD = column('add', { action: true });

describe('columns of a list', () => {
  test.each([
    ['none: the first stays', [NAME, CITY, STATE], ['name<', 'city', 'state']],
    ['one: it follows the first', [NAME, CITY, { ...STATE, pinned: true }], ['name<', 'state<+', 'city']],
    [
      'several: in their own order',
      [NAME, { ...CITY, pinned: true }, { ...STATE, pinned: true }],
      ['name<', 'city<+', 'state<+'],
    ],
    ['the first: it stands there already', [{ ...NAME, pinned: true }, CITY], ['name<', 'city']],
    [
      'a hidden one: nothing',
      [NAME, CITY, column('state', { pinned: true, hidden: true })],
      ['name<', 'city', 'state'],
    ],
    [
      'where the first is hidden: the next one names the row',
      [column('name', { hidden: true }), CITY],
      ['city<', 'name'],
    ],
    ['beside an action at the end: it keeps its side', [NAME, CITY, ADD], ['name<', 'city', 'add>']],
    ['an action that is pinned itself: at the right', [NAME, { ...ADD, pinned: true }], ['name<', 'add>']],
    ['an action in the middle: nothing', [NAME, ADD, CITY], ['name<', 'add', 'city']],
  ])('pinned %s', (_, columns, placed) => {
    const signs = { left: '<', right: '>' };
    expect(
      pinnedFirst<(typeof columns)[number]>(columns).map(
        ({ key, side, isExtra }) => `${key}${side ? signs[side] : ''}${isExtra ? '+' : ''}`,
      ),
    ).toEqual(placed);
  });
});
