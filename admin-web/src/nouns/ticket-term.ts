import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { optionalChoice } from '../records/noun/choice-fields.js';
import { names, paragraphs } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { owningOperator } from '../records/noun/owner-fields.js';
import { documents } from './ticket-term.generated.js';
import { transports } from './transport-choice.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'text' | 'transportHint', NoMessageValues>>({
  title: { id: 'admin.ticket-terms.title', defaultMessage: 'Ticket terms' },
  add: { id: 'admin.ticket-terms.add', defaultMessage: 'Add a term' },
  about: {
    id: 'admin.ticket-terms.about',
    defaultMessage:
      'What tickets are sold under: luggage, children, being late. Travellers read it before they pay and on their ticket, as it was when they bought.',
  },
  text: { id: 'admin.ticket-terms.text', defaultMessage: 'Text' },
  transportHint: { id: 'admin.ticket-terms.transport-hint', defaultMessage: 'Without one, tickets of every transport' },
});

export default defineNoun({
  path: '/ticket-terms',
  entity: 'TicketTerm',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    title: names({ label: fieldWords.title, max: 120 }),
    operatorId: owningOperator(fieldWords.operator),
    transportType: optionalChoice({
      label: fieldWords.transport,
      hint: words.transportHint,
      of: transports,
      sorted: true,
    }),
    text: paragraphs({ label: words.text, max: 2000 }),
  },
  columns: ['operatorId', 'transportType'],
  ends: 'switched',
  words,
});
