import type { PassengerFault } from './passenger-form.js';

const OURS = ['PASSPORT_LETTERS', 'REQUIRED', 'NOT_A_BIRTH_DATE', 'NOT_A_CHILD'] as const;
const isOurs = (code: string): code is (typeof OURS)[number] => OURS.some((one) => one === code);
const BY_FIELD: Partial<Record<string, PassengerFault['code']>> = {
  email: 'NOT_AN_EMAIL',
  mobileNumber: 'NOT_A_PHONE',
  documentNumber: 'NOT_A_DOCUMENT',
  birthDate: 'NOT_A_BIRTH_DATE',
};

/** The graph's own word on fields of passengers (BAD_USER_INPUT), where it is stricter than we are. */
export const faultsOfFields = (fields: readonly { path: string; code: string }[]): PassengerFault[] =>
  fields.map(({ path, code }) => {
    const field = path.replace(/^(input\.)?/, '').replace(/\[(\d+)\]/g, '.$1');
    if (isOurs(code)) return { path: field, code };
    const name = field.split('.').at(-1) ?? '';
    return { path: field, code: BY_FIELD[name] ?? 'NOT_A_NAME' };
  });
