import { describe, expect, test } from '@jest/globals';
import {
  askedInput,
  contactInput,
  emptyForm,
  faultsOfForm,
  type PassengerForm,
  readKeptForm,
  readPassengerForm,
  valueAt,
} from './passenger-form.js';

const GOOD: PassengerForm = {
  passengers: [{ firstName: 'Dara', lastName: 'Keo' }],
  contact: { email: 'dara@example.com', noEmail: false, mobileNumber: '+855 12 345 678' },
};
const named = (firstName: string, lastName = 'Keo') => ({ ...GOOD, passengers: [{ firstName, lastName }] });
const reached = (contact: Partial<PassengerForm['contact']>) => ({ ...GOOD, contact: { ...GOOD.contact, ...contact } });

describe('the passengers’ form', () => {
  test.each<[string, PassengerForm, string[]]>([
    ['a complete form', GOOD, []],
    ['Khmer names', named('ដារ៉ា', 'កែវ'), []],
    ['Khmer names with the marks their keyboards write', named('សុខ\u200bដារ៉ា\u200b', 'កែវ'), []],
    ['names with accents and hyphens', named('Anne-Marie', 'Nguyễn'), []],
    ['names in Lao', named('ສົມສັກ', 'ແກ້ວ'), []],
    [
      'names in letters that no ticket prints',
      named('小明', '김'),
      ['passengers.0.firstName PASSPORT_LETTERS', 'passengers.0.lastName PASSPORT_LETTERS'],
    ],
    ['no first name', named('  '), ['passengers.0.firstName REQUIRED']],
    ['no last name', named('Dara', ''), ['passengers.0.lastName REQUIRED']],
    ['a name without a letter', named('123'), ['passengers.0.firstName NOT_A_NAME']],
    ['an endless name', named('a'.repeat(61)), ['passengers.0.firstName TOO_LONG']],
    ['no e-mail', reached({ email: '' }), ['contact.email REQUIRED']],
    ['no e-mail, and said so', reached({ email: '', noEmail: true }), []],
    ['rubbish beside "I don’t have e-mail"', reached({ email: 'x', noEmail: true }), []],
    ['an address without a domain', reached({ email: 'dara@home' }), ['contact.email NOT_AN_EMAIL']],
    ['an address with a space', reached({ email: 'da ra@example.com' }), ['contact.email NOT_AN_EMAIL']],
    ['an endless address', reached({ email: `${'a'.repeat(250)}@example.com` }), ['contact.email TOO_LONG']],
    ['a grouped number', reached({ mobileNumber: '(012) 345-678' }), []],
    ['no number', reached({ mobileNumber: '' }), ['contact.mobileNumber REQUIRED']],
    ['a number of seven digits', reached({ mobileNumber: '0123456' }), ['contact.mobileNumber NOT_A_PHONE']],
    ['letters for a number', reached({ mobileNumber: 'call me maybe' }), ['contact.mobileNumber NOT_A_PHONE']],
  ])('%s', (_, form, expected) => {
    expect(faultsOfForm(form).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  describe('where operators ask more of each passenger', () => {
    const asked = { fields: ['DOCUMENT', 'BIRTH_DATE'] as const, types: ['CHILD' as const], day: '2026-11-23' };
    const told = (more: object) => ({ ...GOOD, passengers: [{ firstName: 'Dara', lastName: 'Keo', ...more }] });
    test.each([
      [{}, ['documentNumber REQUIRED', 'birthDate REQUIRED']],
      [{ documentNumber: 'N01234567', birthDate: '2015-01-31' }, []],
      [{ documentNumber: 'none', birthDate: '2015-01-31' }, ['documentNumber NOT_A_DOCUMENT']],
      [{ documentNumber: 'N01234567', birthDate: '2026-12-01' }, ['birthDate NOT_A_BIRTH_DATE']],
      [{ documentNumber: 'N01234567', birthDate: '31.1.2015' }, ['birthDate NOT_A_BIRTH_DATE']],
      [{ documentNumber: 'N01234567', birthDate: '2014-11-23' }, ['birthDate NOT_A_CHILD']],
    ])('%j', (more, expected) => {
      const found = faultsOfForm(told(more), asked).map(({ path, code }) => `${path} ${code}`);
      expect(found).toEqual(expected.map((one) => `passengers.0.${one}`));
    });

    test('only what is asked is told', () => {
      const typed = {
        documentNumber: ' N01234567 ',
        birthDate: '',
        email: 'a@example.com',
        mobileNumber: '012 345 678',
      };
      const nothing = { documentNumber: null, birthDate: null, email: null, mobileNumber: null };
      expect(askedInput(typed, [])).toEqual(nothing);
      expect(askedInput(typed, ['DOCUMENT', 'BIRTH_DATE', 'MOBILE'])).toEqual({
        ...nothing,
        documentNumber: 'N01234567',
        mobileNumber: '012345678',
      });
    });
  });

  test('an empty form names every field in the order of the page', () => {
    expect(faultsOfForm(emptyForm(2)).map(({ path }) => path)).toEqual([
      'passengers.0.firstName',
      'passengers.0.lastName',
      'passengers.1.firstName',
      'passengers.1.lastName',
      'contact.email',
      'contact.mobileNumber',
    ]);
  });

  test('what a browser sends without script reads as the same form', () => {
    const sent = new URLSearchParams({
      'passengers.0.firstName': 'Dara',
      'passengers.0.lastName': 'Keo',
      'contact.noEmail': 'on',
      'contact.mobileNumber': '012 345 678',
    });
    const form = readPassengerForm(sent, 1);
    expect(faultsOfForm(form)).toEqual([]);
    expect(contactInput(form)).toEqual({ email: null, mobileNumber: '012345678' });
  });

  test('what was not sent is empty, not undefined', () => {
    expect(readPassengerForm(new URLSearchParams(), 2)).toEqual(emptyForm(2));
  });

  test.each([
    ['passengers.0.firstName', 'Dara'],
    ['contact.noEmail', false],
    ['passengers.9.firstName', undefined],
  ])('%s is %p', (path, expected) => {
    expect(valueAt(GOOD, path)).toBe(expected);
  });

  test('a kept form comes back for the same number of passengers', () => {
    expect(readKeptForm(JSON.stringify(GOOD), 1)).toEqual(GOOD);
    expect(readKeptForm(JSON.stringify(GOOD), 2)).toBeUndefined();
    expect(readKeptForm('{}', 1)).toBeUndefined();
    expect(readKeptForm(null, 1)).toBeUndefined();
  });
});
