import { defineRecord } from '../../records/record-kind.js';
import { AgencyDocument } from './agencies.generated.js';
import { words } from './words.js';

export const agencyRecord = defineRecord({
  path: '/agencies',
  param: 'agencyId',
  entity: 'Agency',
  permission: 'user.manage',
  scopes: ['agency', 'country', 'all'],
  query: AgencyDocument,
  pick: (data) => data.agency,
  words,
});
