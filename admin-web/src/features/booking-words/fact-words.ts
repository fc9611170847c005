import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** What operators ask of each passenger beside his name. */
export const factWords = defineMessages<Record<PassengerField, NoMessageValues>>({
  DOCUMENT: { id: 'admin.passenger-fields.DOCUMENT', defaultMessage: 'Number of passport or identity card' },
  BIRTH_DATE: { id: 'admin.passenger-fields.BIRTH_DATE', defaultMessage: 'Date of birth' },
  MOBILE: { id: 'admin.passenger-fields.MOBILE', defaultMessage: 'Own mobile number' },
  EMAIL: { id: 'admin.passenger-fields.EMAIL', defaultMessage: 'Own e-mail address' },
});

/** Several of them in one line; empty for none. */
export const factsText = (intl: IntlShape, fields: readonly PassengerField[]): string =>
  fields.map((field) => intl.formatMessage(factWords[field])).join(', ');
