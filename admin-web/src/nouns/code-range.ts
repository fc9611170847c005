import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { reference } from '../records/noun/choice-fields.js';
import { large, valueOf } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { counted } from '../records/noun/told-fields.js';
import { formatCount } from '@naga/kernel/money.js';
import { documents } from './code-range.generated.js';
import { PLACES } from './record-places.js';
import { documents as classes } from './ticket-class.generated.js';
import { rangeWords as words } from './ticket-codes/words.js';
import { fieldWords } from './words.js';

const LAST = 999_999_999_999;
const to = large({ label: words.to, hint: words.toHint, min: 0, max: LAST });

export default defineNoun({
  path: '/ticket-code-ranges',
  entity: 'CodeRange',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    classId: reference({ label: words.ofClass, to: classes, place: PLACES.ticketClasses, many: true, fixed: true }),
    from: large({ label: words.from, hint: words.fromHint, min: 0, max: LAST, sorted: true }),
    to: {
      ...to,
      check(name, values) {
        const wrong = to.check(name, values);
        return wrong[name] ? wrong : { [name]: Number(values[name]) < Number(values['from']) && 'RANGE' };
      },
    },
  },
  told: { operatorId: ofOperator(fieldWords.operator), left: counted(words.left) },
  columns: ['operatorId', 'classId', 'from', 'to', 'left'],
  shown: [{ id: 'left', label: words.left, value: (_, row) => formatCount(valueOf('left', row) as number) }],
  refusedAt: { CODES_OVERLAP: 'from' },
  ends: 'switched',
  words,
});
