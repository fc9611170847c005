import { emit } from '@naga/server-kit/outbox/emit.js';
import { LoginNameTaken } from '../account/account.errors.js';
import { type AccountDetails, createAccount } from '../account/create-account.command.js';
import { ROLE_NAMES } from '../role/permissions.rules.js';
import type { UsersContext } from '../services.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.js';

/** Where the demonstration's people work. */
export interface Workplaces {
  readonly operatorId: string;
  /** A branch of that operator. */
  readonly branchId: string;
  readonly agencyId: string;
  readonly otherAgencyId: string;
  readonly countryCode: string;
}

/** A person's country is his operator's or his agency's (rules.md 8). */
function workplaceOf({ at }: DemoAccount, places: Workplaces): Partial<AccountDetails> {
  const { operatorId, branchId, agencyId, otherAgencyId, countryCode } = places;
  switch (at) {
    case 'operator':
      return { operatorId, countryCode };
    case 'branch':
      return { operatorId, branchId, countryCode };
    case 'agency':
      return { agencyId, countryCode };
    case 'other agency':
      return { agencyId: otherAgencyId, countryCode };
    case 'country':
      return { countryCode };
    default:
      return {};
  }
}

/** What `npm start` prints: who can sign in, each with the one demonstration password. */
export const demoSignIns = DEMO_ACCOUNTS.map(({ roleId, email, firstName, lastName, cargoAgent }) => ({
  role: cargoAgent ? `${ROLE_NAMES[roleId]}, cargo agent` : ROLE_NAMES[roleId],
  email,
  name: `${firstName} ${lastName}`,
  password: DEMO_PASSWORD,
}));

const VERIFIED = { emailVerified: true, mobileVerified: true };

/** Gives the demonstration market its accounts; those that exist already stay as they are. Others learn their addresses. */
export async function importAccounts(context: UsersContext, places: Workplaces): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const { at: _, ...person } = account;
    const details = { ...person, ...workplaceOf(account, places), password: DEMO_PASSWORD, ...VERIFIED };
    try {
      await createAccount(context, details, (em, accountId) =>
        emit(em, context, 'account.imported', { accountId, email: person.email }),
      );
    } catch (error) {
      if (!(error instanceof LoginNameTaken)) throw error;
    }
  }
}
