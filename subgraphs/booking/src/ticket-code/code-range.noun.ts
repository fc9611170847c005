import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { large } from '@naga/server-kit/crud/number-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { ofOperator } from '../operator-country/owned-by.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { demandRange } from './demand-range.js';
import { ticketClassNoun } from './ticket-class.noun.js';

const LAST = 999_999_999_999;

/** Numbers of a class of ticket codes, as the back office looks after them; one that is off gives none. */
export const codeRangeNoun = defineNoun({
  name: 'CodeRange',
  plural: 'CodeRanges',
  about: 'Numbers of a class of ticket codes, each given once and in order. Of one that is off no more are given.',
  table: 'code_range',
  permission: 'catalogue.edit',
  owner: { field: 'classId', ...ofOperator },
  byMode: true,
  fields: {
    classId: reference({ to: chosenFrom(ticketClassNoun), fixed: true, filtered: true }),
    from: large({ min: 0, max: LAST, column: 'range_from', sorted: true, about: 'Stays once a code was given.' }),
    to: large({ min: 0, max: LAST, column: 'range_to', about: 'Included; never before the last code that was given.' }),
    operatorId: neighbourReference({ of: OperatorOfLegView, elsewhere: true, filtered: true, about: 'Of its class.' }),
    span: line({ max: 40, elsewhere: true, searched: true }),
    left: large({
      min: 0,
      max: LAST + 1,
      elsewhere: true,
      told: 'greatest(0, t.range_to - t.next + 1)',
      about: 'Numbers that no ticket has yet.',
    }),
  },
  called: 'span',
  ends: 'switched',
  refusals: ['CODES_OVERLAP'],
  check: ({ from, to }) => (to < from ? [{ path: 'to', code: 'RANGE' }] : []),
  guard: demandRange,
});
