import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { defineRecord } from '../../records/record-kind.js';
import {
  type BoardingRoute_RecordFragment,
  BoardingRouteDocument,
  type BoardingRouteQuery,
} from './boarding-routes.generated.js';
import { words } from './words.js';

/** A route on which one may pay the driver, with its page and its form. */
export const boardingRecord = defineRecord<BoardingRouteQuery, BoardingRoute_RecordFragment>({
  path: '/pay-on-boarding-routes',
  param: 'routeId',
  entity: 'BoardingRoute',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  query: BoardingRouteDocument,
  pick: ({ record }) => record,
  words: { ...nounWords, title: words.title, add: words.addTitle, none: words.none, noneText: words.noneText },
});
