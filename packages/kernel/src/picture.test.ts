import { expect, test } from '@jest/globals';
import { pictureAt, pictureName, picturePath, pictureSet } from './picture.js';

const NAME = '4f'.repeat(20);
const PATH = picturePath('catalogue', NAME);

test('a picture has a path for each of its widths', () => {
  expect(PATH).toBe(`/files/catalogue/${NAME}.webp`);
  expect(pictureAt(PATH, 96)).toBe(`/files/catalogue/${NAME}-96.webp`);
  expect(pictureAt(pictureAt(PATH, 96), 320)).toBe(pictureAt(PATH, 320));
  expect(pictureSet(PATH).split(', ')).toContain(`/files/catalogue/${NAME}-640.webp 640w`);
});

test.each([
  [PATH, NAME],
  [` ${PATH} `, NAME],
  [`https://naga.example${PATH}`, NAME],
  [pictureAt(PATH, 96), undefined],
  [picturePath('users', NAME), undefined],
  [`/files/catalogue/${NAME.toUpperCase()}.webp`, undefined],
  [`/files/catalogue/../${NAME}.webp`, undefined],
  [`javascript:${PATH}`, undefined],
  ['', undefined],
])('%s names %s', (address, name) => {
  expect(pictureName('catalogue', address)).toBe(name);
});
