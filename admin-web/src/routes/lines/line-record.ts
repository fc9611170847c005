import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { defineRecord } from '../../records/record-kind.js';
import { LineDocument } from './lines.generated.js';
import { words } from './words.js';

export const lineRecord = defineRecord({
  path: '/routes',
  param: 'routeId',
  entity: 'Route',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  query: LineDocument,
  pick: ({ line }) => line && { ...line, name: line.names.en },
  words,
});
