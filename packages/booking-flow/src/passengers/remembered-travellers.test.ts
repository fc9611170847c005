import { beforeEach, expect, test } from '@jest/globals';
import { forgetTravellers, rememberedTravellers, rememberTravellers } from './remembered-travellers.js';

const traveller = (firstName: string, lastName = 'Keo') => ({ firstName, lastName });

beforeEach(() => localStorage.clear());

test('the last travellers come first, nobody twice', () => {
  rememberTravellers(localStorage, [traveller('Dara')]);
  rememberTravellers(localStorage, [traveller('Leo', 'Marsh'), traveller('dara')]);
  expect(rememberedTravellers(localStorage)).toEqual([traveller('Leo', 'Marsh'), traveller('dara')]);
});

test('eight are kept', () => {
  rememberTravellers(
    localStorage,
    Array.from({ length: 12 }, (_, index) => traveller(`T${index}`)),
  );
  expect(rememberedTravellers(localStorage)).toHaveLength(8);
});

test('forgetting leaves nobody', () => {
  rememberTravellers(localStorage, [traveller('Dara')]);
  forgetTravellers(localStorage);
  expect(rememberedTravellers(localStorage)).toEqual([]);
});

test('a device that refuses storage only remembers nobody', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  rememberTravellers(store, [traveller('Dara')]);
  forgetTravellers(store);
  expect(rememberedTravellers(store)).toEqual([]);
});
