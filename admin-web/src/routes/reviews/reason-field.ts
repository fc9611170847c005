import type { IntlShape } from 'react-intl';
import type { ReasonField } from '../../records/noun/bulk/bulk-kind.js';
import { words } from './words.js';

const LONGEST = 500;

/** Why a review is hidden, or why many are. */
export function reasonField(intl: IntlShape, of: 'one' | 'many'): ReasonField {
  const say = intl.formatMessage;
  const [hint, missing] =
    of === 'one' ? [words.hideHint, words.hideMissing] : [words.hideManyHint, words.hideManyMissing];
  return {
    name: 'reason',
    label: say(words.reason),
    hint: say(hint),
    long: true,
    maxLength: LONGEST,
    wrong: (text) => (text === '' ? say(missing) : undefined),
  };
}
