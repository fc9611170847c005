import { demoSignIns } from '@naga/users/market/import-accounts.command.js';

/** Who can sign in to the demonstration market, as the start prints it. */
export const demoAccounts = (): readonly { role: string; email: string; password: string }[] => demoSignIns;
