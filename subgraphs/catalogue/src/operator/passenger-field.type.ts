import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { registerEnumType } from 'type-graphql';

export const PassengerFieldEnum = {
  DOCUMENT: 'DOCUMENT',
  BIRTH_DATE: 'BIRTH_DATE',
  MOBILE: 'MOBILE',
  EMAIL: 'EMAIL',
} as const satisfies { readonly [Field in PassengerField]: Field };
registerEnumType(PassengerFieldEnum, {
  name: 'PassengerField',
  description:
    'What an operator may ask of each passenger: PassengerInput.documentNumber, birthDate, mobileNumber, email.',
});
