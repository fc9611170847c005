import { ageOn, CHILD_BELOW } from '@naga/kernel/child-age.js';
import { DOCUMENT_NUMBER, FIELD_NAMES, type PassengerField } from '@naga/kernel/passenger-field.js';
import { unprintedLetters } from '@naga/kernel/printed-letters.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { typedLine } from '@naga/kernel/typed-line.js';

/** One passenger as he is typed; beside the name only what an operator asks for is filled in. */
interface TypedPassenger extends Partial<Record<AskedName, string>> {
  firstName: string;
  lastName: string;
}
export type AskedName = (typeof FIELD_NAMES)[PassengerField];

/** What is written on a ticket and typed by people; seat, title and nationality were fixed when the seats were held. */
export interface PassengerForm {
  passengers: readonly TypedPassenger[];
  contact: { email: string; noEmail: boolean; mobileNumber: string };
}

export type PassengerFaultCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'NOT_A_NAME'
  | 'PASSPORT_LETTERS'
  | 'NOT_AN_EMAIL'
  | 'NOT_A_PHONE'
  | 'NOT_A_DOCUMENT'
  | 'NOT_A_BIRTH_DATE'
  | 'NOT_A_CHILD';

/** `path` is also the field's name in the form: 'passengers.0.firstName', 'contact.email'. */
export interface PassengerFault {
  path: string;
  code: PassengerFaultCode;
}

/** What the operators of the rides ask of each passenger, who of them pays as a child, and the day they begin to travel. */
export interface AskedOfPassengers {
  fields: readonly PassengerField[];
  types: readonly ('ADULT' | 'CHILD')[];
  /** 'YYYY-MM-DD' */
  day: string;
}

const NOTHING: AskedOfPassengers = { fields: [], types: [], day: '' };
const LONGEST_NAME = 60;
const OLDEST = 120;
const LONGEST_EMAIL = 254;
const A_LETTER = /\p{L}/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
/** E.164 allows 15 digits; the shortest numbers of the region have eight with their leading zero. */
const PHONE = /^\+?\d{8,15}$/;

const emptyPassenger = (): Required<TypedPassenger> => ({
  firstName: '',
  lastName: '',
  documentNumber: '',
  birthDate: '',
  mobileNumber: '',
  email: '',
});

export const emptyForm = (passengers: number): PassengerForm => ({
  passengers: Array.from({ length: passengers }, () => emptyPassenger()),
  contact: { email: '', noEmail: false, mobileNumber: '' },
});

/** '012 345-678' → '012345678': people group digits, networks do not. */
export const plainPhone = (text: string): string => text.replace(/[\s().-]/g, '');

/** Eight to fifteen digits, however they are grouped. */
export const isPhone = (text: string): boolean => PHONE.test(plainPhone(text));

function nameFault(text: string): PassengerFaultCode | undefined {
  const name = typedLine(text);
  if (name === '') return 'REQUIRED';
  if (name.length > LONGEST_NAME) return 'TOO_LONG';
  if (!A_LETTER.test(name)) return 'NOT_A_NAME';
  return unprintedLetters(name).length === 0 ? undefined : 'PASSPORT_LETTERS';
}

function emailFault({
  email,
  noEmail,
}: Pick<PassengerForm['contact'], 'email' | 'noEmail'>): PassengerFaultCode | undefined {
  const address = email.trim();
  if (noEmail) return undefined;
  if (address === '') return 'REQUIRED';
  if (address.length > LONGEST_EMAIL) return 'TOO_LONG';
  return EMAIL.test(address) ? undefined : 'NOT_AN_EMAIL';
}

function phoneFault(text: string): PassengerFaultCode | undefined {
  if (text.trim() === '') return 'REQUIRED';
  return isPhone(text) ? undefined : 'NOT_A_PHONE';
}

function birthDateFault(text: string, isChild: boolean, day: string): PassengerFaultCode | undefined {
  const [born, travels] = [parseTravelDate(text), parseTravelDate(day)];
  if (born === undefined) return 'NOT_A_BIRTH_DATE';
  if (travels === undefined) return undefined;
  const age = ageOn(travels, born);
  if (age < 0 || age > OLDEST) return 'NOT_A_BIRTH_DATE';
  return isChild && age >= CHILD_BELOW ? 'NOT_A_CHILD' : undefined;
}

function askedFault(
  field: PassengerField,
  typed: string,
  isChild: boolean,
  day: string,
): PassengerFaultCode | undefined {
  const text = typed.trim();
  if (text === '') return 'REQUIRED';
  switch (field) {
    case 'DOCUMENT':
      return DOCUMENT_NUMBER.test(text) ? undefined : 'NOT_A_DOCUMENT';
    case 'BIRTH_DATE':
      return birthDateFault(text, isChild, day);
    case 'MOBILE':
      return phoneFault(text);
    case 'EMAIL':
      return emailFault({ email: text, noEmail: false });
  }
}

/** What is wrong with what the operators ask of one passenger. `index` is his place in the form, `day` 'YYYY-MM-DD'. */
export const faultsOfFacts = (
  typed: Partial<Record<AskedName, string>>,
  index: number,
  { fields, type, day }: Pick<AskedOfPassengers, 'fields' | 'day'> & { type: 'ADULT' | 'CHILD' | undefined },
): PassengerFault[] =>
  fields.flatMap((field) => {
    const name = FIELD_NAMES[field];
    const code = askedFault(field, typed[name] ?? '', type === 'CHILD', day);
    return code === undefined ? [] : [{ path: `passengers.${index}.${name}`, code }];
  });

/** Everything that must be mended before payment, in the order of the page. */
export function faultsOfForm(
  { passengers, contact }: PassengerForm,
  { fields, types, day }: AskedOfPassengers = NOTHING,
): PassengerFault[] {
  const at = (path: string, code: PassengerFaultCode | undefined): PassengerFault[] =>
    code === undefined ? [] : [{ path, code }];
  return [
    ...passengers.flatMap((typed, index) => [
      ...at(`passengers.${index}.firstName`, nameFault(typed.firstName)),
      ...at(`passengers.${index}.lastName`, nameFault(typed.lastName)),
      ...faultsOfFacts(typed, index, { fields, type: types[index], day }),
    ]),
    ...at('contact.email', emailFault(contact)),
    ...at('contact.mobileNumber', phoneFault(contact.mobileNumber)),
  ];
}

/** What stands in a field: `valueAt(form, 'passengers.0.firstName')`; undefined for a path that the form has not. */
export const valueAt = (form: PassengerForm, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], form);

/** The form as a browser sends it without script. `count` passengers are read, whatever was sent. */
export function readPassengerForm(sent: { get(name: string): unknown }, count: number): PassengerForm {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? typedLine(value) : '';
  };
  return {
    passengers: Array.from({ length: count }, (_, index) => ({
      firstName: text(`passengers.${index}.firstName`),
      lastName: text(`passengers.${index}.lastName`),
      documentNumber: text(`passengers.${index}.documentNumber`),
      birthDate: text(`passengers.${index}.birthDate`),
      mobileNumber: text(`passengers.${index}.mobileNumber`),
      email: text(`passengers.${index}.email`),
    })),
    contact: {
      email: text('contact.email'),
      noEmail: text('contact.noEmail') !== '',
      mobileNumber: text('contact.mobileNumber'),
    },
  };
}

/** What operators ask of one passenger, ready for setPassengers; what nobody asks is not told. */
export function askedInput(typed: Partial<Record<AskedName, string>>, fields: readonly PassengerField[]) {
  const told = (field: PassengerField): string | null => {
    const text = fields.includes(field) ? (typed[FIELD_NAMES[field]]?.trim() ?? '') : '';
    return text === '' ? null : text;
  };
  const mobileNumber = told('MOBILE');
  return {
    documentNumber: told('DOCUMENT'),
    birthDate: told('BIRTH_DATE'),
    mobileNumber: mobileNumber === null ? null : plainPhone(mobileNumber),
    email: told('EMAIL'),
  };
}

/** Trimmed, ready for setPassengers; null e-mail = "I don't have e-mail". */
export function contactInput({ contact }: PassengerForm): { email: string | null; mobileNumber: string } {
  return {
    email: contact.noEmail ? null : contact.email.trim(),
    mobileNumber: plainPhone(contact.mobileNumber),
  };
}

/** A form that was kept as text; undefined when it is none of ours or for another number of passengers. */
export function readKeptForm(text: string | null | undefined, count: number): PassengerForm | undefined {
  try {
    const form = JSON.parse(text ?? '') as PassengerForm;
    const whole = form.passengers.length === count && typeof form.contact.mobileNumber === 'string';
    return whole ? form : undefined;
  } catch {
    return undefined;
  }
}
