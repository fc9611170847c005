import { formatCount } from '@naga/kernel/money.js';
import { FormattedMessage } from 'react-intl';
import { words } from './words.js';

/** '1.284 uses' */
export const UsesCount = ({ count }: { count: number }) => (
  <FormattedMessage {...words.usesTotal} values={{ count, shown: formatCount(count) }} />
);
