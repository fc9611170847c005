import { defineRecord } from '../../records/record-kind.js';
import { BRANCH_SCOPES } from './branch-scopes.js';
import { BranchDocument } from './branches.generated.js';
import { words } from './words.js';

export const branchRecord = defineRecord({
  path: '/operator-branches',
  param: 'branchId',
  entity: 'Branch',
  permission: 'catalogue.edit',
  scopes: BRANCH_SCOPES,
  query: BranchDocument,
  pick: (data) => data.branch,
  words,
});
