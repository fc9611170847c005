import { expect, test } from '@jest/globals';
import { type Reach, REACHES } from '@naga/kernel/reach.js';
import { createIntl } from 'react-intl';
import { reachText } from './reach-text.js';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test.each<[readonly Reach[], string]>([
  [['own'], 'for what is your own'],
  [['branch', 'operator', 'country', 'all'], 'for your branch'],
  [['all', 'country'], 'for your country'],
  [['operator', 'agency', 'country', 'all'], 'for your whole operator or for your whole agency'],
  [['all'], 'for everything'],
  [REACHES, ''],
])('of %j the least is %p', (scopes, text) => expect(reachText(intl, scopes)).toBe(text));
