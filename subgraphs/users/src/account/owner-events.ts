import {
  sayFarewell,
  tellEmailChanged,
  tellFactorAdded,
  tellFactorRemoved,
  tellFactorReset,
  tellPasswordChanged,
  welcome,
} from './tell-owner.command.js';

/** What the owner of an account is told when something happened to it. */
export const OWNER_CONSUMERS = {
  'account.email_verified': welcome,
  'account.email_changed': tellEmailChanged,
  'account.password_changed': tellPasswordChanged,
  'account.second_factor_added': tellFactorAdded,
  'account.second_factor_removed': tellFactorRemoved,
  'account.second_factor_reset': tellFactorReset,
  'account.farewell': sayFarewell,
} as const;
