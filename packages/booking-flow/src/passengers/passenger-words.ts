import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import type { PassengerFault } from './passenger-form.js';

export const fieldWords = defineMessages<{
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  email: NoMessageValues;
  mobileNumber: NoMessageValues;
  documentNumber: NoMessageValues;
  birthDate: NoMessageValues;
}>({
  firstName: { id: 'booking-flow.field.firstName', defaultMessage: 'First name' },
  lastName: { id: 'booking-flow.field.lastName', defaultMessage: 'Last name' },
  email: { id: 'booking-flow.field.email', defaultMessage: 'E-mail' },
  mobileNumber: { id: 'booking-flow.field.mobileNumber', defaultMessage: 'Mobile number' },
  documentNumber: { id: 'booking-flow.field.documentNumber', defaultMessage: 'Passport or identity card number' },
  birthDate: { id: 'booking-flow.field.birthDate', defaultMessage: 'Date of birth' },
});

const faults = defineMessages<{
  requiredFirstName: NoMessageValues;
  requiredLastName: NoMessageValues;
  requiredEmail: NoMessageValues;
  requiredMobileNumber: NoMessageValues;
  requiredOwnEmail: NoMessageValues;
  requiredOwnMobile: NoMessageValues;
  requiredDocument: NoMessageValues;
  requiredBirthDate: NoMessageValues;
  notADocument: NoMessageValues;
  notABirthDate: NoMessageValues;
  notAChild: { below: number };
  tooLong: NoMessageValues;
  notAName: NoMessageValues;
  passportLetters: NoMessageValues;
  notAnEmail: NoMessageValues;
  notAPhone: NoMessageValues;
  ofPassenger: { passenger: number; fault: string };
}>({
  requiredFirstName: {
    id: 'booking-flow.fault.firstName',
    defaultMessage: 'Enter the first name as it stands in the passport or identity card',
  },
  requiredLastName: {
    id: 'booking-flow.fault.lastName',
    defaultMessage: 'Enter the last name as it stands in the passport or identity card',
  },
  requiredEmail: {
    id: 'booking-flow.fault.email',
    defaultMessage: 'Enter an e-mail address, or tick that you have none',
  },
  requiredMobileNumber: {
    id: 'booking-flow.fault.mobileNumber',
    defaultMessage: 'Enter a mobile number, so that the operator can reach you on the day',
  },
  requiredOwnEmail: { id: 'booking-flow.fault.ownEmail', defaultMessage: 'Enter this passenger’s e-mail address' },
  requiredOwnMobile: { id: 'booking-flow.fault.ownMobile', defaultMessage: 'Enter this passenger’s mobile number' },
  requiredDocument: {
    id: 'booking-flow.fault.document',
    defaultMessage: 'Enter the number of the passport or identity card: the operator asks for it',
  },
  requiredBirthDate: {
    id: 'booking-flow.fault.birthDate',
    defaultMessage: 'Enter the date of birth: the operator asks for it',
  },
  notADocument: {
    id: 'booking-flow.fault.notADocument',
    defaultMessage: 'Enter the number as it is printed: 4 to 24 letters and digits, for example N01234567',
  },
  notABirthDate: {
    id: 'booking-flow.fault.notABirthDate',
    defaultMessage: 'Enter a date of birth before the day of travel',
  },
  notAChild: {
    id: 'booking-flow.fault.notAChild',
    defaultMessage:
      'Children are under {below} on the day of travel. Go back to the seats and choose an adult’s seat for this passenger',
  },
  tooLong: { id: 'booking-flow.fault.tooLong', defaultMessage: 'This is too long. Please shorten it' },
  notAName: { id: 'booking-flow.fault.notAName', defaultMessage: 'A name needs at least one letter' },
  passportLetters: {
    id: 'booking-flow.fault.passportLetters',
    defaultMessage: 'The ticket cannot show these letters. Write the name in the Latin letters of the passport',
  },
  notAnEmail: {
    id: 'booking-flow.fault.notAnEmail',
    defaultMessage: 'Enter the address in the form name@example.com',
  },
  notAPhone: {
    id: 'booking-flow.fault.notAPhone',
    defaultMessage: 'Enter 8 to 15 digits, for example 012 345 678 or +855 12 345 678',
  },
  ofPassenger: { id: 'booking-flow.fault.ofPassenger', defaultMessage: 'Passenger {passenger}: {fault}' },
});

const REQUIRED = {
  firstName: faults.requiredFirstName,
  lastName: faults.requiredLastName,
  email: faults.requiredEmail,
  mobileNumber: faults.requiredMobileNumber,
  documentNumber: faults.requiredDocument,
  birthDate: faults.requiredBirthDate,
} as const;
const REQUIRED_OF_PASSENGER = {
  ...REQUIRED,
  email: faults.requiredOwnEmail,
  mobileNumber: faults.requiredOwnMobile,
} as const;
const OTHERS = {
  TOO_LONG: faults.tooLong,
  NOT_A_NAME: faults.notAName,
  PASSPORT_LETTERS: faults.passportLetters,
  NOT_AN_EMAIL: faults.notAnEmail,
  NOT_A_PHONE: faults.notAPhone,
  NOT_A_DOCUMENT: faults.notADocument,
  NOT_A_BIRTH_DATE: faults.notABirthDate,
} as const;

/** Beside its field: how to mend it. */
export function faultText(intl: IntlShape, { path, code }: PassengerFault): string {
  if (code === 'NOT_A_CHILD') return intl.formatMessage(faults.notAChild, { below: CHILD_BELOW });
  if (code !== 'REQUIRED') return intl.formatMessage(OTHERS[code]);
  const required = path.startsWith('contact.') ? REQUIRED : REQUIRED_OF_PASSENGER;
  return intl.formatMessage(required[path.split('.').at(-1) as keyof typeof REQUIRED] ?? faults.requiredFirstName);
}

/** In the summary above the form, where it must say whose field it is. */
export function faultInSummary(intl: IntlShape, fault: PassengerFault): string {
  const index = /^passengers\.(\d+)\./.exec(fault.path)?.[1];
  const text = faultText(intl, fault);
  return index === undefined
    ? text
    : intl.formatMessage(faults.ofPassenger, { passenger: Number(index) + 1, fault: text });
}
