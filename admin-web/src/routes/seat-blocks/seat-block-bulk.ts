import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { defineBulk } from '../../records/noun/bulk/bulk-kind.js';
import { documents } from '../../records/noun/bulk/seat-block.generated.js';
import { freeWords } from './free-words.js';

/** Many blocked seats are sold again from their list, and blocked as they were when that is taken back. */
export const seatBlockBulk = defineBulk({
  path: '/seat-blocks',
  entity: 'SeatBlock',
  permission: 'seat.block',
  scopes: DRIVING_SCOPES,
  documents,
  ends: 'freed',
  freeing: { label: freeWords.free, keep: freeWords.keep, title: freeWords.ask, text: freeWords.askText },
});
