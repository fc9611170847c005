import type { AccountType } from '../people/user-lists.rules.js';

/** Everything of an account that its form sets, but for the password. */
export interface UserForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string | null;
  readonly email: string | null;
  readonly secondaryEmail: string | null;
  readonly phoneNumber: string | null;
  readonly roleId: number;
  readonly active: boolean;
  readonly allowAutoLogin: boolean;
  readonly blockPayOnBoarding: boolean;
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  readonly allowMobileOtpWithNoLimit: boolean;
  readonly telegramId: string | null;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly accountType: AccountType | null;
  readonly changePasswordOnFirstLogin: boolean;
  readonly stopEmailNotification: boolean;
  readonly cargoAgent: boolean;
  readonly language: string;
}

/** What a new account has unless its form says otherwise. */
export const NEW_USER: UserForm = {
  firstName: '',
  lastName: '',
  userName: null,
  email: null,
  secondaryEmail: null,
  phoneNumber: null,
  roleId: 0,
  active: true,
  allowAutoLogin: false,
  blockPayOnBoarding: false,
  allowPayOnBoardingEvenIfAutoBlocked: false,
  allowMobileOtpWithNoLimit: false,
  telegramId: null,
  operatorId: null,
  branchId: null,
  agencyId: null,
  countryCode: null,
  accountType: null,
  changePasswordOnFirstLogin: false,
  stopEmailNotification: false,
  cargoAgent: false,
  language: 'en',
};

const FIELDS = Object.keys(NEW_USER) as (keyof UserForm)[];

/** What was typed: left out means unchanged, null emptied. */
export type TypedForm = { readonly [Field in keyof UserForm]?: UserForm[Field] | null | undefined };

const pick = (value: (field: keyof UserForm) => unknown): UserForm =>
  Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as unknown as UserForm;

/** The form of an account as it is. */
export const formOf = (account: {
  readonly [Field in keyof UserForm]?: UserForm[Field] | null | undefined;
}): UserForm => pick((field) => account[field] ?? NEW_USER[field]);

/** The form after what was typed; texts are trimmed, an empty one is none. */
export function filledIn(before: UserForm, typed: TypedForm): UserForm {
  return pick((field) => {
    const value = typed[field];
    if (value === undefined) return before[field];
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' || text === null ? NEW_USER[field] : text;
  });
}

/** Fields in which two forms differ. */
export const changedFields = (before: UserForm, after: UserForm): (keyof UserForm)[] =>
  FIELDS.filter((field) => before[field] !== after[field]);
