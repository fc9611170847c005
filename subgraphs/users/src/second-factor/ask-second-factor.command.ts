import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { hashOf, newSecret, seal } from '../account-token/secret.js';
import type { UsersContext } from '../services.js';
import { CHALLENGE_MINUTES } from './challenge.rules.js';
import { LoginChallenge } from './second-factor.entity.js';
import { labelOf } from './label-of.rules.js';
import { newTotp, type TotpSetup } from './totp.js';

interface FirstFactor {
  readonly accountId: string;
  readonly remember: boolean;
}

interface Names {
  readonly id: string;
  readonly email: string | null;
  readonly userName: string | null;
  readonly phoneNumber: string | null;
  readonly has: boolean;
  readonly builtInRole: number;
}

const FACTOR = `select account.id, email, user_name as "userName", phone_number as "phoneNumber",
    exists (select from second_factor where account_id = account.id) as has,
    coalesce(role.based_on, role.id) as "builtInRole"
  from account join role on role.id = role_id where account.id = $1`;

/**
 * Whether a login whose first factor was right has to show a second: undefined when it has not. The challenge is the
 * secret the client answers with; `setup` is what its app is given where the role requires a factor and there is none.
 */
export async function askSecondFactor(
  context: UsersContext,
  { accountId, remember }: FirstFactor,
): Promise<{ challenge: string; setup: TotpSetup | null } | undefined> {
  const { database, services, em, clock } = context;
  const [account] = await database.rows<Names>(FACTOR, [accountId]);
  if (!account) return undefined;
  const isRequired = services.env.SECOND_FACTOR_ROLES.includes(account.builtInRole);
  if (!account.has && !isRequired) return undefined;
  const setup = account.has ? null : await newTotp(labelOf(account));
  const challenge = newSecret();
  const now = clock.now();
  await inTransaction(em, async (transaction) => {
    transaction.create(LoginChallenge, {
      tokenHash: hashOf(challenge),
      accountId,
      remember,
      sealedSetup: setup && seal(setup.secret, services.env.ACCOUNT_SECRET),
      createdAt: new Date(now),
      expiresAt: new Date(now + CHALLENGE_MINUTES * 60_000),
    });
  });
  return { challenge, setup };
}
