import { formatCount } from '@naga/kernel/money.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { choice } from '../../records/noun/choice-fields.js';
import { flag } from '../../records/noun/fields.js';
import { defineListed } from '../../records/noun/noun.js';
import type { NounRow } from '../../records/noun/noun-field.js';
import { ofOperator } from '../../records/noun/owner-fields.js';
import { recordOf } from '../../records/noun/record-of.js';
import { defineRecord } from '../../records/record-kind.js';
import {
  SetTicketClassesActiveDocument,
  StopTicketClassBulkDocument,
  TicketClassBulkLinesDocument,
  TicketClassBulkReportDocument,
  TicketClassDocument,
  type TicketClassQuery,
  type TicketClasses_ClassFragment,
  TicketClassesDocument,
  UndoTicketClassBulkDocument,
} from './ticket-classes.generated.js';
import { forWords, journeyWords, words } from './words.js';

const leftOf = (row: NounRow) => (row as unknown as TicketClasses_ClassFragment).left;

/** Classes of ticket codes on their list, with what is left of their numbers. */
export const classNoun = defineListed({
  path: '/ticket-code-classes',
  entity: 'TicketClass',
  type: 'TicketClass',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents: {
    list: TicketClassesDocument,
    one: TicketClassDocument,
    end: SetTicketClassesActiveDocument,
    bulk: TicketClassBulkReportDocument,
    bulkLines: TicketClassBulkLinesDocument,
    stopBulk: StopTicketClassBulkDocument,
    undoBulk: UndoTicketClassBulkDocument,
  },
  fields: {
    operatorId: ofOperator(words.operator),
    createFor: choice({ label: words.createFor, of: forWords }),
    journeyType: choice({ label: words.journeyType, of: journeyWords }),
    allowLocals: flag({ label: words.allowLocals }),
    allowForeigners: flag({ label: words.allowForeigners }),
    left: { label: words.left, sorted: true, text: (_intl, _name, row) => formatCount(leftOf(row)) },
  },
  columns: ['operatorId', 'createFor', 'journeyType', 'allowLocals', 'allowForeigners', 'left'],
  ends: 'switched',
  prefills: ['operatorId'],
  words,
});

/** One of them, with its ranges. */
export const classRecord = defineRecord<TicketClassQuery, TicketClasses_ClassFragment>({
  ...recordOf(classNoun),
  param: 'classId',
  query: TicketClassDocument,
  pick: ({ record }) => record,
});
