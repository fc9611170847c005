import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { isCommonPassword } from './common-passwords.js';
import { type NewPassword, passwordProblems } from './password.rules.js';

/** Throws InvalidInput with what is wrong with a new password; `names`: what its owner is called when he signs in. */
export function demandGoodPassword(wanted: NewPassword, names: readonly (string | null | undefined)[]): void {
  const known = names.filter((name) => name != null);
  const problems = passwordProblems(wanted, isCommonPassword(wanted.password), known);
  if (problems.length > 0) throw new InvalidInput(problems);
}
