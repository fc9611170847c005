import { sitterWords, titledName } from '@naga/booking-flow/seats/seat-words.js';
import type { IntlShape } from 'react-intl';

interface Person {
  title: 'MR' | 'MS';
  passengerType: 'ADULT' | 'CHILD';
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

/** 'Ms · Foreign visitor', of a child 'Ms (child) · Foreign visitor'. */
export const personText = (intl: IntlShape, person: Person, country: string): string =>
  [titledName(intl, { ...person, name: '' }), nationalityText(intl, person, country)].join(' · ');

/** 'Ms Dara Keo', of a child 'Ms Dara Keo (child)'. */
export const nameText = (
  intl: IntlShape,
  {
    title,
    passengerType,
    firstName,
    lastName,
  }: Pick<Person, 'title' | 'passengerType'> & { firstName: string | null; lastName: string | null },
): string => titledName(intl, { title, passengerType, name: [firstName, lastName].filter(Boolean).join(' ') });
