import { formatCount } from '@naga/kernel/money.js';
import { FormattedMessage } from 'react-intl';
import { couponWords } from './words.js';

/** '1.284 uses' */
export const UsesCount = ({ count }: { count: number }) => (
  <FormattedMessage {...couponWords.usesTotal} values={{ count, shown: formatCount(count) }} />
);
