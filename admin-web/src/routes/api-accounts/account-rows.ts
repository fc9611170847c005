import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { ApiAccount_AccountFragment, ApiAccount_KeyFragment, ApiMode } from './api-accounts.generated.js';

export const MODES = ['LIVE', 'SANDBOX'] as const satisfies readonly ApiMode[];

export const accountParsers = {
  text: parseAsString.withDefault(''),
  mode: parseAsStringLiteral(MODES),
};

export type AccountState = inferParserType<typeof accountParsers>;

export const isWorking = ({ state }: ApiAccount_KeyFragment): boolean => state === 'ACTIVE' || state === 'RETIRING';

/** When any key of an account was used last, ISO 8601. */
export const lastUse = ({ keys }: ApiAccount_AccountFragment): string | undefined =>
  keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);

/** The accounts that an address asks for, the last used first; the graph gives all of them at once. */
export function accountsFor(
  accounts: readonly ApiAccount_AccountFragment[],
  { text, mode }: AccountState,
): ApiAccount_AccountFragment[] {
  const wanted = text.trim().toLocaleLowerCase();
  return accounts
    .filter((account) => mode === null || account.mode === mode)
    .filter(({ name, ownerName }) => [name, ownerName].some((one) => one.toLocaleLowerCase().includes(wanted)))
    .toSorted((a, b) => (lastUse(b) ?? '').localeCompare(lastUse(a) ?? '') || a.name.localeCompare(b.name));
}
