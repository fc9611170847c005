import { expect, test } from '@jest/globals';
import { termsShown } from './terms-shown.js';

const term = (title: string, km?: string) => ({ title: { en: title, km: km ?? null }, text: { en: `${title}.` } });
const ride = (operatorName: string, ...terms: ReturnType<typeof term>[]) => ({ operatorName, terms });

test('each term is told once, in the reader’s language where it is known', () => {
  const rides = [ride('Ibis', term('Bags', 'ឥវ៉ាន់')), ride('Ibis', term('Bags', 'ឥវ៉ាន់'))];
  expect(termsShown(rides, 'km')).toEqual([{ title: 'ឥវ៉ាន់', text: 'Bags.', of: [] }]);
  expect(termsShown(rides, 'th')).toEqual([{ title: 'Bags', text: 'Bags.', of: [] }]);
  expect(termsShown([], 'en')).toEqual([]);
});

test('what does not hold on every ride says whose it is', () => {
  const rides = [ride('Ibis', term('Bags')), ride('Breeze', term('Bags'), term('Waves'))];
  expect(termsShown(rides, 'en')).toEqual([
    { title: 'Bags', text: 'Bags.', of: [] },
    { title: 'Waves', text: 'Waves.', of: ['Breeze'] },
  ]);
});
