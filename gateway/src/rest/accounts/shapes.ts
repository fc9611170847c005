import { z } from 'zod';
import { text } from '../fields.js';
import type { RestMeFragment, RestSessionFragment } from './accounts.generated.js';

export const User = z.object({
  id: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  mobile_number: z.string().nullable(),
  currency: z.string().nullable().describe('In which the user reads prices; null: as they are charged.'),
  user_role_id: z.int(),
});

export const Token = z.object({
  token: z.string(),
  token_type: z.string(),
  expires_in: z.int().describe('Seconds'),
});

export const SignedIn = Token.extend({
  user: User,
  change_password: z.boolean().describe('Until the password is changed nothing else is allowed'),
});

export const userOf = (me: RestMeFragment): z.output<typeof User> => ({
  id: me.id,
  email: me.email,
  first_name: me.firstName,
  last_name: me.lastName,
  mobile_number: me.mobileNumber,
  currency: me.currency,
  user_role_id: me.roleId,
});

export const signedIn = ({ token, tokenType, expiresIn, user }: RestSessionFragment): z.output<typeof SignedIn> => ({
  token,
  token_type: tokenType,
  expires_in: expiresIn,
  user: userOf(user),
  change_password: user.mustChangePassword,
});

/** Forms send 1 or 0 where programs send true or false. */
export const remember = z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false);

export const email = text(200);
export const password = z.string().min(1).max(500);
export const mobileNumber = text(40);
