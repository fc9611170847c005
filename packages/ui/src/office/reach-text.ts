import { covers, type Reach, REACHES } from '@naga/kernel/reach.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

const words = defineMessages<Record<Reach, NoMessageValues>>({
  own: { id: 'ui.reach.own', defaultMessage: 'for what is your own' },
  branch: { id: 'ui.reach.branch', defaultMessage: 'for your branch' },
  operator: { id: 'ui.reach.operator', defaultMessage: 'for your whole operator' },
  agency: { id: 'ui.reach.agency', defaultMessage: 'for your whole agency' },
  country: { id: 'ui.reach.country', defaultMessage: 'for your country' },
  all: { id: 'ui.reach.all', defaultMessage: 'for everything' },
});

/**
 * The least that would do of these scopes, in words: 'for your whole operator or for your whole agency'. Empty where any
 * scope does.
 */
export function reachText(intl: IntlShape, scopes: readonly Reach[]): string {
  const least = scopes.filter((scope) => !scopes.some((other) => other !== scope && covers(scope, other)));
  if (REACHES.every((reach) => scopes.includes(reach))) return '';
  return intl.formatList(
    least.map((scope) => intl.formatMessage(words[scope])),
    { type: 'disjunction' },
  );
}
