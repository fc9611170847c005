import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import { listTypes } from '@naga/server-kit/crud/noun-types.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { seatBlockBulk } from './seat-block-bulk.js';
import { seatBlockNoun } from './seat-block.noun.js';

export const seatBlockBulkResolvers = bulkResolvers({
  kind: seatBlockBulk,
  one: 'SeatBlock',
  many: 'SeatBlocks',
  ends: 'freed',
  permission: 'seat.block',
  scopes: DRIVING_SCOPES,
  Filter: listTypes(seatBlockNoun).Filter,
  about: 'They are sold again. Taken back, each is blocked as it was: SEATS_NOT_FREE where somebody has it meanwhile.',
});
