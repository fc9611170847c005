import { expect, test } from '@jest/globals';
import { keyAction, type KeyPress } from './grid-keys.rules.js';

const SIZE = { floors: 2, rows: 3, columns: 4 };
const HERE = { floor: 1, row: 2, column: 2 };
const move = (place: Partial<typeof HERE>, isRange = false) => ({
  does: 'move',
  to: { ...HERE, ...place },
  extends: isRange,
});
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each<[KeyPress, unknown]>([
  [press('ArrowUp'), move({ row: 1 })],
  [press('ArrowDown'), move({ row: 3 })],
  [press('ArrowLeft', { shiftKey: true }), move({ column: 1 }, true)],
  [press('End'), move({ column: 4 })],
  [press('Home', { shiftKey: true }), move({ column: 1 }, true)],
  [press('PageDown'), move({ floor: 2 })],
  [press('PageDown', { shiftKey: true }), move({ floor: 2 })],
  [press('PageUp'), move({ floor: 1 })],
  [press('s'), { does: 'paint', kind: 'SEAT' }],
  [press('X', { shiftKey: true }), { does: 'paint', kind: 'STAIRS' }],
  [press('Delete'), { does: 'paint', kind: 'EMPTY' }],
  [press(' '), { does: 'paint', kind: 'brush' }],
  [press('a', { ctrlKey: true }), { does: 'all' }],
  [press('z', { metaKey: true }), { does: 'undo' }],
  [press('Z', { ctrlKey: true, shiftKey: true }), { does: 'redo' }],
  [press('y', { ctrlKey: true }), { does: 'redo' }],
  [press('s', { ctrlKey: true }), undefined],
  [press('d', { altKey: true }), undefined],
  [press('Tab'), undefined],
  [press('q'), undefined],
])('%j', (key, action) => expect(keyAction(key, HERE, SIZE)).toEqual(action));

test('a step ends at the edge', () =>
  expect(keyAction(press('ArrowDown'), { ...HERE, row: 3 }, SIZE)).toEqual(move({ row: 3 })));
