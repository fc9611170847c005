import { expect, test } from '@jest/globals';
import { searchable, searchTextOf } from './search-text.rules.js';

test.each([
  ['  Siem   REAP ', 'siem reap'],
  ['Ẩm thực Điện Biên', 'am thuc dien bien'],
  ['Paseo en bici por la campiña', 'paseo en bici por la campina'],
  ['ប្រាសាទអង្គរ', 'ប្រាសាទអង្គរ'],
  ['ตลาดเช้า', 'ตลาดเช้า'.normalize('NFKD')],
  ['a\u0000b\n', 'a b'],
])('%j is searched as %j', (text, expected) => expect(searchable(text)).toBe(expected));

test('an experience is found by its names in all languages', () => {
  expect(searchTextOf([{ en: 'Food walk', vi: 'Dạo ăn' }, { en: 'Hue' }])).toBe('food walk | dao an | hue');
});
