import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { isEmail } from 'class-validator';
import { LoginNameTaken } from './account.errors.js';
import { normalName, phonesOf } from './login-name.js';

const UNIQUE = /account_(user_name|email|phone_number|telegram_id)_unique/;
const FIELDS: Record<string, string> = {
  user_name: 'userName',
  email: 'email',
  phone_number: 'phoneNumber',
  telegram_id: 'telegramId',
};

const isUserName = (text: string): boolean => /^[\p{L}\p{N}._-]{3,60}$/u.test(text) && /\p{L}/u.test(text);

/** One address and nothing else: quoted ones and lists could be read as more than one. */
export const isAddress = (text: string): boolean =>
  text.isWellFormed() && /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(text) && text.length <= 254 && isEmail(text);

/** As somebody typed them. */
interface TypedNames {
  readonly userName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}

/**
 * Names as an account stores them. Names of one kind cannot be mistaken for another when people sign in: only addresses
 * have an @, only numbers no letter. A name of the wrong form is invalid input: IS_USER_NAME, IS_EMAIL, IS_PHONE_NUMBER.
 */
export function namesOf({ userName, email, phoneNumber }: TypedNames) {
  const phone = phoneNumber == null ? null : phonesOf(phoneNumber)[0];
  const wrong = [
    ...(userName == null || isUserName(userName.trim()) ? [] : [{ path: 'userName', code: 'IS_USER_NAME' }]),
    ...(email == null || isAddress(email.trim()) ? [] : [{ path: 'email', code: 'IS_EMAIL' }]),
    ...(phone === undefined ? [{ path: 'phoneNumber', code: 'IS_PHONE_NUMBER' }] : []),
  ];
  if (wrong.length > 0) throw new InvalidInput(wrong);
  return {
    userName: userName == null ? null : normalName(userName),
    email: email == null ? null : normalName(email),
    phoneNumber: phone ?? null,
  };
}

/** Does `work`; refuses with LOGIN_NAME_TAKEN {field} what another account is already called. */
export async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const column = error instanceof UniqueConstraintViolationException && UNIQUE.exec(error.message)?.[1];
    if (column) throw new LoginNameTaken({ field: FIELDS[column] });
    throw error;
  }
}
