import type { National } from '@naga/booking-flow/seats/national.js';
import { sitterWords, titledName } from '@naga/booking-flow/seats/seat-words.js';
import type { IntlShape } from 'react-intl';

interface Person {
  title: 'MR' | 'MS';
  passengerType: 'ADULT' | 'CHILD';
}

/** 'Cambodian', 'Foreign visitor'. */
export const nationalityText = (intl: IntlShape, nationalOf: National): string =>
  nationalOf === null
    ? intl.formatMessage(sitterWords.foreign)
    : intl.formatMessage(sitterWords.local, { country: nationalOf });

/** 'Ms · Foreign visitor', of a child 'Ms (child) · Foreign visitor'. */
export const personText = (intl: IntlShape, person: Person, nationalOf: National): string =>
  [titledName(intl, { ...person, name: '' }), nationalityText(intl, nationalOf)].join(' · ');

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
