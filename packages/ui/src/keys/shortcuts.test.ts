import { expect, test } from '@jest/globals';
import { isSingleKey, SHORTCUT_IDS, SHORTCUTS, shortcutOf } from './shortcuts.js';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test.each([
  ['Ctrl K', press('k', { ctrlKey: true }), 'palette'],
  ['⌘ K', press('k', { metaKey: true }), 'palette'],
  ['Ctrl K with caps lock', press('K', { ctrlKey: true }), 'palette'],
  ['Ctrl K on a Khmer keyboard', press('ក', { code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Ctrl B', press('b', { ctrlKey: true }), 'bestSeats'],
  ['k', press('k'), 'previousRow'],
  ['K', press('K', { shiftKey: true }), undefined],
  ['j', press('j'), 'nextRow'],
  ['j on a Khmer keyboard', press('្', { code: 'KeyJ' }), 'nextRow'],
  ['? wherever it lies', press('?', { code: 'Minus', shiftKey: true }), 'help'],
  ['? on a Khmer keyboard', press('៖', { code: 'Slash', shiftKey: true }), 'help'],
  ['/', press('/', { code: 'Slash' }), 'search'],
  ['/ on a Khmer keyboard', press('៊', { code: 'Slash' }), 'search'],
  ['Enter', press('Enter', { code: 'Enter' }), 'openRow'],
  ['Alt j', press('j', { altKey: true }), undefined],
  ['Ctrl e', press('e', { ctrlKey: true }), undefined],
  ['a letter of a word that is being composed', press('x', { isComposing: true }), undefined],
  ['another key', press('q'), undefined],
])('%s', (_, pressed, id) => {
  expect(shortcutOf(pressed)).toBe(id);
});

test('no two shortcuts are the same keys', () => {
  const keys = SHORTCUT_IDS.map((id) => `${SHORTCUTS[id].mod ?? ''}${SHORTCUTS[id].key}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('single keys are those that speaking might press', () => {
  expect(SHORTCUT_IDS.filter(isSingleKey)).toEqual([
    'help',
    'search',
    'nextRow',
    'previousRow',
    'selectRow',
    'editRow',
  ]);
});
