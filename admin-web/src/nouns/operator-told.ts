import { factsText } from '../features/booking-words/fact-words.js';
import { valueOf } from '../records/noun/fields.js';
import type { ListedField, NounRow } from '../records/noun/noun-field.js';
import { nounWords } from '../records/noun/noun-words.js';
import { languageName } from '../session/language.js';
import { operatorWords as field } from './operator-words.js';

const beside = { sorted: false, look: { optional: true } };
const valueIn = <Value>(name: string, row: NounRow) => valueOf(name, row) as Value;

/** What an operator's list and page say of it and its form does not: it is changed where it matters. */
export const operatorTold = {
  requiredPassengerFields: {
    ...beside,
    label: field.asked,
    text: (intl, name, row) => factsText(intl, valueIn<Parameters<typeof factsText>[1]>(name, row)),
  },
  manualTicketCodeAssignment: {
    ...beside,
    label: field.codes,
    text: (intl, name, row) => intl.formatMessage(valueIn<boolean>(name, row) ? nounWords.yes : nounWords.no),
  },
  language: {
    ...beside,
    label: field.language,
    text: (_, name, row) => languageName(valueIn<Parameters<typeof languageName>[0]>(name, row)),
  },
} satisfies Record<string, ListedField>;
