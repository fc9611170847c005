import { injectedClock } from './injected-clock.mjs';
import { noWordsInJsx } from './no-words-in-jsx.mjs';
import { oneWayOfDates } from './one-way-of-dates.mjs';

/** Our own rules, as oxlint loads them. */
export default {
  meta: { name: 'naga' },
  rules: { 'injected-clock': injectedClock, 'no-words-in-jsx': noWordsInJsx, 'one-way-of-dates': oneWayOfDates },
};
