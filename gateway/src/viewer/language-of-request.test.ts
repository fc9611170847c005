import { expect, test } from '@jest/globals';
import { languageOfRequest } from './language-of-request.js';

test.each([
  ['km', 'en', 'km'],
  ['xx', 'th, en;q=0.5', 'th'],
  [undefined, 'fr-FR, fr;q=0.9, vi;q=0.4, es-MX;q=0.7', 'es'],
  [undefined, 'en;q=0, km;q=0.1', 'km'],
  [undefined, '*', 'en'],
  [undefined, undefined, 'en'],
])('header %s and Accept-Language %s speak %s', (said, accepted, language) => {
  expect(languageOfRequest(said, accepted)).toBe(language);
});
