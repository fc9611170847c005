import { sitterWords, titledName } from '@naga/booking-flow/seats/seat-words.js';
import type { IntlShape } from 'react-intl';

interface Person {
  title: 'MR' | 'MS';
  nationality: 'LOCAL' | 'FOREIGN';
}

/** 'Foreign visitor'; `country` is whose nationals are local (see localCountryOf). */
export const nationalityText = (
  intl: IntlShape,
  { nationality }: Pick<Person, 'nationality'>,
  country: string,
): string =>
  nationality === 'LOCAL'
    ? intl.formatMessage(sitterWords.local, { country })
    : intl.formatMessage(sitterWords.foreign);

/** 'Ms · Foreign visitor' */
export const personText = (intl: IntlShape, person: Person, country: string): string =>
  [
    intl.formatMessage(person.title === 'MR' ? sitterWords.mr : sitterWords.ms),
    nationalityText(intl, person, country),
  ].join(' · ');

/** 'Ms Dara Keo' */
export const nameText = (
  intl: IntlShape,
  { title, firstName, lastName }: Pick<Person, 'title'> & { firstName: string | null; lastName: string | null },
): string => titledName(intl, { title, name: [firstName, lastName].filter(Boolean).join(' ') });
