import { formatCount } from '@naga/kernel/money.js';
import { DRIVING_SCOPES, OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { localName } from '../../session/local-name.js';
import { PLACES } from '../../nouns/record-places.js';
import { transports } from '../../nouns/transport-choice.js';
import { choice } from '../../records/noun/choice-fields.js';
import { flag } from '../../records/noun/fields.js';
import { namedIn } from '../../records/noun/named-in.js';
import { defineListed } from '../../records/noun/noun.js';
import { documents as bulk } from '../../records/noun/bulk/line.generated.js';
import type { NounRow } from '../../records/noun/noun-field.js';
import { OPERATORS, ofOperator } from '../../records/noun/owner-fields.js';
import { recordOf } from '../../records/noun/record-of.js';
import { defineRecord, recordPath } from '../../records/record-kind.js';
import {
  type Line_RowFragment,
  LineDocument,
  type LineQuery,
  LinesDocument,
  LineSumsDocument,
} from './lines.generated.js';
import { words } from './words.js';

const rowOf = (row: NounRow) => row as unknown as Line_RowFragment;

/** Routes on their list. */
export const lineNoun = defineListed({
  path: '/routes',
  entity: 'Route',
  permission: 'schedule.edit',
  scopes: DRIVING_SCOPES,
  madeBy: OPERATOR_SCOPES,
  documents: {
    list: LinesDocument,
    one: LineDocument,
    ...bulk,
    sums: LineSumsDocument,
  },
  fields: {
    operatorId: ofOperator(words.operator),
    transportType: choice({ label: words.transport, of: transports, sorted: true }),
    way: {
      label: words.way,
      sorted: false,
      text: (intl, _, row) =>
        [rowOf(row).fromNames, rowOf(row).toNames].map((end) => end && localName(intl.locale, end)).join(' – '),
    },
    timings: { label: words.timings, sorted: false, text: (_intl, _, row) => formatCount(rowOf(row).timings) },
    connects: flag({ label: words.connects, filtered: true }),
    onSale: flag({ label: words.onSale, filtered: true }),
  },
  columns: ['operatorId', 'transportType', 'way', 'timings', 'onSale'],
  ends: 'switched',
  touching: { of: 'LINES' },
  links: [
    { ...OPERATORS, label: words.operator, to: (row) => recordPath(OPERATORS, rowOf(row).operatorId) },
    namedIn('routeId', PLACES.pricingZones),
  ],
  exampleAt: '/gtfs/add?example',
  words,
});

/** One of them, whole. */
export const lineRecord = defineRecord<LineQuery, NonNullable<LineQuery['record']>>({
  ...recordOf(lineNoun),
  param: 'routeId',
  query: LineDocument,
  pick: ({ record }) => record,
});
