import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { choice } from '../records/noun/choice-fields.js';
import { flag, optionalLine, whole } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { counted } from '../records/noun/told-fields.js';
import { documents } from './ticket-class.generated.js';
import { ClassRanges } from './ticket-codes/ClassRanges.js';
import { classWords as words, forWords, journeyWords, rangeWords } from './ticket-codes/words.js';
import { fieldWords } from './words.js';

export default defineNoun({
  path: '/ticket-code-classes',
  entity: 'TicketClass',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    operatorId: { ...ofOperator(fieldWords.operator), fixed: true },
    prefix: optionalLine({ label: words.prefix, hint: words.prefixHint, max: 12, fixed: true }),
    digits: whole({ label: words.digits, min: 1, max: 12, fixed: true }),
    suffix: optionalLine({ label: words.suffix, hint: words.suffixHint, max: 12, fixed: true }),
    createFor: choice({ label: words.createFor, of: forWords }),
    journeyType: choice({ label: words.journeyType, of: journeyWords }),
    allowForeigners: flag({ label: words.allowForeigners }),
    allowLocals: {
      ...flag({ label: words.allowLocals }),
      check: (name, values) => ({ [name]: !values['allowForeigners'] && !values[name] && 'REQUIRED' }),
    },
  },
  told: { left: { ...counted(rangeWords.left), sorted: true } },
  columns: ['operatorId', 'createFor', 'journeyType', 'allowLocals', 'allowForeigners', 'left'],
  sections: [
    { title: words.looks, about: words.looksAbout, fields: ['operatorId', 'prefix', 'digits', 'suffix'] },
    {
      title: words.whom,
      about: words.whomAbout,
      fields: ['createFor', 'journeyType', 'allowForeigners', 'allowLocals'],
    },
  ],
  Beside: ClassRanges,
  ends: 'switched',
  words,
});
