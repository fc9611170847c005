import { formatMoney, type Money } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import { AGES, type Party } from './party.js';
import { ageWords, partyFacts } from './party-words.js';

const ADDRESS = 'help@naga.example';

export interface Question {
  title: string;
  /** In the reader's words. */
  day: string;
  party: Party;
  total: Money;
}

/** A mailto address with the question written out in the reader's language. */
export function mailtoOf(intl: IntlShape, { title, day, party, total }: Question): string {
  const people = AGES.filter((age) => party[age] > 0)
    .map((age) => intl.formatMessage(partyFacts.line, { who: intl.formatMessage(ageWords[age]), count: party[age] }))
    .join(', ');
  const subject = intl.formatMessage(partyFacts.subject, { title });
  const body = intl.formatMessage(partyFacts.body, { title, date: day, party: people, total: formatMoney(total) });
  return `mailto:${ADDRESS}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
