import type { LanguageCode } from '@naga/kernel/language.js';
import { worksAt } from '@naga/kernel/built-in-role.js';
import { typedText } from '../../../session/typed-text.js';
import type { AccountType } from '../list/people.generated.js';
import type { UserInput } from './person-form.generated.js';
import type { Person_UserFragment } from '../show/person.generated.js';

/** What the form of a person holds; an empty text is none. */
export type PersonValues = {
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  secondaryEmail: string;
  phoneNumber: string;
  telegramId: string;
  language: string;
  roleId: string;
  operatorId: string;
  branchId: string;
  agencyId: string;
  countryCode: string;
  accountType: string;
  cargoAgent: boolean;
  password: string;
  changePasswordOnFirstLogin: boolean;
  allowAutoLogin: boolean;
  active: boolean;
  blockPayOnBoarding: boolean;
  allowPayOnBoardingEvenIfAutoBlocked: boolean;
  allowMobileOtpWithNoLimit: boolean;
  stopEmailNotification: boolean;
};

/** Somebody new: he chooses his own password when he first signs in. */
export const NEW_PERSON: PersonValues = {
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  secondaryEmail: '',
  phoneNumber: '',
  telegramId: '',
  language: 'en' satisfies LanguageCode,
  roleId: '',
  operatorId: '',
  branchId: '',
  agencyId: '',
  countryCode: '',
  accountType: '',
  cargoAgent: false,
  password: '',
  changePasswordOnFirstLogin: true,
  allowAutoLogin: false,
  active: true,
  blockPayOnBoarding: false,
  allowPayOnBoardingEvenIfAutoBlocked: false,
  allowMobileOtpWithNoLimit: false,
  stopEmailNotification: false,
};

/** A person as the form shows him. */
export function valuesOf(person: Person_UserFragment): PersonValues {
  const held: Record<string, unknown> = { ...person, roleId: String(person.roleId), password: '' };
  return Object.fromEntries(
    Object.entries(NEW_PERSON).map(([name, blank]) => [name, held[name] ?? blank]),
  ) as PersonValues;
}

/**
 * What is sent. Of places only those the role has; one that is not chosen is left out, so that the server takes the
 * author's own. `basedOn`: the built-in role.
 */
export function inputOf(values: PersonValues, basedOn: number): UserInput {
  const at = worksAt(basedOn);
  const place = (has: boolean, text: string) => (has ? (typedText(text) ?? undefined) : null);
  const atOperator = at === 'operator' || at === 'branch';
  const placeOf = {
    operatorId: place(atOperator, values.operatorId),
    branchId: place(at === 'branch', values.branchId),
    agencyId: place(at === 'agency', values.agencyId),
    // Of all others it is their operator's or agency's.
    ...((at === 'country' || at === 'nowhere') && { countryCode: place(true, values.countryCode) }),
  };
  const isAgent = basedOn === 5 && values.accountType !== '';
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    userName: typedText(values.userName),
    email: typedText(values.email),
    secondaryEmail: typedText(values.secondaryEmail),
    phoneNumber: typedText(values.phoneNumber),
    telegramId: typedText(values.telegramId),
    language: values.language,
    roleId: Number(values.roleId),
    ...placeOf,
    accountType: isAgent ? (values.accountType as AccountType) : null,
    cargoAgent: at === 'agency' && values.cargoAgent,
    ...(values.password !== '' && { password: values.password }),
    changePasswordOnFirstLogin: values.changePasswordOnFirstLogin,
    allowAutoLogin: values.allowAutoLogin,
    active: values.active,
    blockPayOnBoarding: values.blockPayOnBoarding,
    allowPayOnBoardingEvenIfAutoBlocked: values.allowPayOnBoardingEvenIfAutoBlocked,
    allowMobileOtpWithNoLimit: values.allowMobileOtpWithNoLimit,
    stopEmailNotification: values.stopEmailNotification,
  };
}

/** What is missing before anything is sent. */
export function missingIn(values: PersonValues, isWide: boolean, basedOn: number) {
  const empty = (text: string) => text.trim() === '' && 'REQUIRED';
  const at = worksAt(basedOn);
  return {
    firstName: empty(values.firstName),
    lastName: empty(values.lastName),
    roleId: empty(values.roleId),
    operatorId: isWide && (at === 'operator' || at === 'branch') && empty(values.operatorId),
    agencyId: isWide && at === 'agency' && empty(values.agencyId),
    email:
      values.email.trim() === '' && values.userName.trim() === '' && values.phoneNumber.trim() === '' && 'ONE_NAME',
  };
}
