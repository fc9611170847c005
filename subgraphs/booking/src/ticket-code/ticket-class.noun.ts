import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, flag } from '@naga/server-kit/crud/noun-field.js';
import { large, whole } from '@naga/server-kit/crud/number-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { registerEnumType } from 'type-graphql';
import { ofOperator } from '../operator-country/owned-by.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { affix } from './affix-field.js';
import { LONGEST_AFFIX, MOST_DIGITS, PREFIX, SUFFIX } from './code-format.rules.js';
import { consultOperator } from '../operator-country/consult-operator.js';
import { CREATED_FOR, JOURNEY_TYPES } from './draw-codes.rules.js';

registerEnumType(CREATED_FOR, {
  name: 'TicketClassFor',
  description: 'Whose sales: everybody’s, of the site and of API keys, or of counters and call centres.',
});
registerEnumType(JOURNEY_TYPES, { name: 'TicketJourneyType', description: 'Of the whole booking.' });

/** A code as it stands on a ticket begins with the prefix of its class. */
const BEGINS_ITS_CODE = `select k.id from ticket_class k where k.prefix = any(array(
  select upper(left(btrim($pattern, '%'), n)) from generate_series(1, ${LONGEST_AFFIX}) n))`;

/** Which passengers of an operator get codes of one kind, as the back office looks after it; its numbers are ranges of their own. */
export const ticketClassNoun = defineNoun({
  name: 'TicketClass',
  plural: 'TicketClasses',
  about: 'Which passengers get ticket codes of one kind. How its codes look is said once: some may be given.',
  table: 'ticket_class',
  permission: 'catalogue.edit',
  owner: { field: 'operatorId', ...ofOperator },
  byMode: true,
  fields: {
    operatorId: neighbourReference({ of: OperatorOfLegView, fixed: true, filtered: true }),
    prefix: affix(PREFIX),
    digits: whole({ min: 1, max: MOST_DIGITS, fixed: true, about: 'So many at least, filled up with zeros.' }),
    suffix: affix(SUFFIX),
    createFor: choice({ of: Object.values(CREATED_FOR), named: 'TicketClassFor', filtered: true }, CREATED_FOR),
    journeyType: choice(
      { of: Object.values(JOURNEY_TYPES), named: 'TicketJourneyType', filtered: true },
      JOURNEY_TYPES,
    ),
    allowForeigners: flag({}),
    allowLocals: flag({}),
    firstCode: line({ max: 40, elsewhere: true, searched: true, about: "What code 1 would look like: 'MI-000001-F'." }),
    left: large({
      min: 0,
      max: 1e15,
      column: 'numbers_left',
      elsewhere: true,
      sorted: true,
      about: 'Numbers that are left in those of its ranges that are on.',
    }),
  },
  called: 'firstCode',
  ends: 'switched',
  alsoFound: BEGINS_ITS_CODE,
  check: ({ allowForeigners, allowLocals }) =>
    allowForeigners || allowLocals ? [] : [{ path: 'allowLocals', code: 'REQUIRED' }],
  consult: consultOperator,
});
