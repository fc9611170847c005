/** Characters a password needs at least (rules.md 14) and may have at most: hashing more would only cost time. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** A wrong field and why: MIN_LENGTH {min}, MAX_LENGTH {max}, COMMON_PASSWORD, EQUALS. */
export interface PasswordProblem {
  readonly path: 'password' | 'passwordConfirmation';
  readonly code: string;
  readonly facts?: Readonly<Record<string, number>>;
}

const isOneSign = (text: string): boolean => new Set(text).size < 3;

function weakness(password: string, isCommon: boolean, names: readonly string[]): PasswordProblem | undefined {
  const path = 'password';
  const { min, max } = PASSWORD_LENGTH;
  const characters = [...password].length;
  if (characters < min) return { path, code: 'MIN_LENGTH', facts: { min } };
  if (characters > max) return { path, code: 'MAX_LENGTH', facts: { max } };
  const lower = password.toLowerCase();
  const isName = names.some((name) => name !== '' && name.toLowerCase() === lower);
  return isCommon || isOneSign(lower) || isName ? { path, code: 'COMMON_PASSWORD' } : undefined;
}

/**
 * What is wrong with a password somebody wants to have: ten characters or more, not one of the common ones, not two
 * signs in turn, not one's own name (e-mail, user name), and typed twice alike (rules.md 14).
 */
export function passwordProblems(
  { password, passwordConfirmation }: NewPassword,
  isCommon: boolean,
  names: readonly string[],
): PasswordProblem[] {
  const weak = weakness(password, isCommon, names);
  const differs = password !== passwordConfirmation;
  return [...(weak ? [weak] : []), ...(differs ? [{ path: 'passwordConfirmation', code: 'EQUALS' } as const] : [])];
}
