import { defineBulk } from '../../records/noun/bulk/bulk-kind.js';
import { documents } from '../../records/noun/bulk/review.generated.js';
import { reasonField } from './reason-field.js';
import { words } from './words.js';

/** Many reviews are published from their list, or hidden for one reason; each of them on its page. */
export const reviewBulk = defineBulk({
  path: '/reviews',
  entity: 'Review',
  permission: 'review.moderate',
  scopes: ['country', 'all'],
  documents,
  ends: 'published',
  hiding: { title: words.hideManyTitle, keep: words.keepMany, reason: (intl) => reasonField(intl, 'many') },
});
