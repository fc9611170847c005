import { bulkOf } from '@naga/server-kit/crud/bulk/bulk-of-noun.js';
import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import { scopesOfNoun } from '@naga/server-kit/crud/noun.js';
import { colleagueName } from '../names/colleague-name.js';
import { seatLayoutNoun } from './seat-layout.noun.js';
import { SeatLayoutFilter } from './seat-layout.type.js';

export const seatLayoutBulkResolvers = bulkResolvers({
  kind: bulkOf(seatLayoutNoun, colleagueName),
  one: 'SeatLayout',
  many: 'SeatLayouts',
  ends: 'removed',
  permission: seatLayoutNoun.permission,
  scopes: scopesOfNoun(seatLayoutNoun),
  Filter: SeatLayoutFilter,
  about: 'Those that no vehicle type needs.',
});
