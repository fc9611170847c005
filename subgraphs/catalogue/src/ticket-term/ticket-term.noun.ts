import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, reference } from '@naga/server-kit/crud/noun-field.js';
import { names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';

/** What tickets are sold under in words, as the back office looks after it. */
export const ticketTermNoun = defineNoun({
  name: 'TicketTerm',
  plural: 'TicketTerms',
  about: 'What a ticket is sold under, in words: luggage, children, being late. Each sale keeps what held then.',
  table: 'ticket_term',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    title: names({ max: 120, searched: true }),
    operatorId: reference({
      to: chosenFrom(operatorNoun),
      optional: true,
      filtered: true,
      about: 'Whose tickets; null: all, looked after by the platform.',
    }),
    transportType: choice(
      {
        of: TRANSPORT_TYPES,
        named: 'TransportType',
        optional: true,
        sorted: true,
        filtered: true,
        about: 'Null: each.',
      },
      TransportType,
    ),
    text: paragraphs({ max: 2000, searched: true }),
  },
  called: 'title',
  ends: 'switched',
});
