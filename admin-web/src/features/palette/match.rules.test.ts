import { describe, expect, test } from '@jest/globals';
import { inOrder, matching } from './match.rules.js';
import type { PaletteItem } from './palette-item.js';

const place = (title: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: title,
  group: 'go',
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
  place('Sorya Express', { group: 'operators', onlyFound: true }),
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
  const booking = place('KX74QP', { group: 'bookings' });
  const order = (text: string) => inOrder([items[1]!], [booking], text).map(({ title }) => title);
  expect(order('kx7 4qp')).toEqual(['KX74QP', 'Bookings']);
  expect(order('kx')).toEqual(['Bookings', 'KX74QP']);
});
