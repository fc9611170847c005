import { expect, test } from '@jest/globals';
import { cutAtMatch } from './place.js';

test.each([
  ['Siem Reap', 'rea', ['Siem ', 'Rea', 'p']],
  ['សៀមរាប', 'រាប', ['សៀម', 'រាប', '']],
  ['Siem Reap', 'xyz', ['Siem Reap', '', '']],
  ['Siem Reap', '', ['Siem Reap', '', '']],
])('%s is cut at %s', (name, typed, parts) => expect(cutAtMatch(name, typed)).toEqual(parts));
