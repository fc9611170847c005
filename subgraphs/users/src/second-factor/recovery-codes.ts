import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashOf } from '../account-token/secret.js';
import { normalRecoveryCode, RECOVERY_BYTES, RECOVERY_CODES, recoveryCode } from './recovery-code.rules.js';
import { RecoveryCode } from './second-factor.entity.js';

const storedOf = (accountId: string, code: string): string => hashOf(`${accountId} ${normalRecoveryCode(code)}`);

/** Ten new recovery codes in place of an account's old ones; the only time they are known. */
export async function newRecoveryCodes(em: EntityManager, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  await em.nativeDelete(RecoveryCode, { accountId });
  for (const code of codes) em.create(RecoveryCode, { accountId, codeHash: storedOf(accountId, code) });
  await em.flush();
  return codes;
}

const USE = `update recovery_code set used_at = ? where account_id = ? and code_hash = ? and used_at is null returning 1`;

/** Uses a recovery code up; false for one that is not the account's or was used, also by somebody else a moment ago. */
export async function useRecoveryCode(
  em: EntityManager,
  accountId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(USE, [new Date(now), accountId, storedOf(accountId, code)]);
  return rows.length > 0;
}
