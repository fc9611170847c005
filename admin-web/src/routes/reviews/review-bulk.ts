import { defineBulk } from '../../records/noun/bulk/bulk-kind.js';
import { documents } from '../../records/noun/bulk/review.generated.js';

/** Many reviews are published from their list; each is hidden on its page, with a reason of its own. */
export const reviewBulk = defineBulk({
  path: '/reviews',
  entity: 'Review',
  permission: 'review.moderate',
  scopes: ['country', 'all'],
  documents,
  ends: 'published',
});
