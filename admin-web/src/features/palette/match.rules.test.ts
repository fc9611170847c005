import { describe, expect, test } from '@jest/globals';
import { inOrder, matching } from './match.rules.js';
import { GROUPS, type PaletteItem } from './palette-item.js';

const place = (title: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: title,
  group: GROUPS.go,
  title,
  to: `/${title}`,
  ...more,
});
const items = [
  place('Collect cash', { keywords: 'book' }),
  place('Bookings'),
  place('Pay-on-boarding routes'),
  place('Điểm đón'),
  place('ការកក់', { keywords: 'bookings' }),
  place('Sorya Express', { group: GROUPS.balances, onlyFound: true }),
];
const found = (text: string) => matching(items, text).map(({ title }) => title);

describe('what is typed finds', () => {
  test.each([
    ['book', ['Bookings', 'Collect cash', 'ការកក់']],
    ['boarding', ['Pay-on-boarding routes']],
    ['routes pay', ['Pay-on-boarding routes']],
    ['cash', ['Collect cash']],
    ['diem don', ['Điểm đón']],
    ['ការ', ['ការកក់']],
    ['sorya', ['Sorya Express']],
    ['nothing like it', []],
  ])('%p', (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  test('nothing: all but what waits for words', () => {
    expect(found('  ')).toHaveLength(items.length - 1);
  });
});

test('what is called just as it was typed comes first, else the commands', () => {
  const found = [place('KX74QP', { group: GROUPS.bookings }), place('Kampot Airport'), place('Kampot')];
  const order = (text: string) => inOrder([items[1]!], found, text).map(({ title }) => title);
  expect(order('kx7 4qp')).toEqual(['KX74QP', 'Kampot Airport', 'Kampot', 'Bookings']);
  expect(order('kampot')).toEqual(['Kampot', 'KX74QP', 'Kampot Airport', 'Bookings']);
  expect(order('kx')).toEqual(['Bookings', 'KX74QP', 'Kampot Airport', 'Kampot']);
});
