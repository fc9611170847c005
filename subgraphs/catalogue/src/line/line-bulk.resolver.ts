import { bulkOf } from '@naga/server-kit/crud/bulk/bulk-of-noun.js';
import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import type { CatalogueContext } from '../journey/asking.js';
import { colleagueName } from '../names/colleague-name.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { lineNoun } from './line.noun.js';
import { EDITS_LINES } from './line.queries.js';
import { LineFilterInput } from './line.type.js';

export const lineBulkResolvers = bulkResolvers({
  kind: bulkOf(lineNoun, colleagueName),
  one: 'Line',
  many: 'Lines',
  ends: 'switched',
  permission: EDITS_LINES,
  scopes: OPERATOR_SCOPES,
  Filter: LineFilterInput,
  about: 'What is off sale is driven as it was sold, and sold no more.',
  settled: ({ services }: CatalogueContext) => services.catalogue.settled(),
});
