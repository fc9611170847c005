import { readEnv } from '@naga/server-kit/env.js';
import { SECRET_LENGTH } from '@naga/server-kit/viewer/session-token.js';
import { z } from 'zod';

const limit = (usual: number) => z.coerce.number().int().positive().default(usual);

/** '1,11,4,9' */
const roleIds = z
  .string()
  .regex(/^\s*(\d+\s*(,\s*\d+\s*)*)?$/)
  .default('')
  .transform((text) => text.split(',').flatMap((id) => (id.trim() === '' ? [] : [Number(id)])));

const SHAPE = {
  /** Signs bearer tokens; the gateway verifies them with the same. */
  SESSION_SECRET: z.string().min(SECRET_LENGTH),
  /**
   * Seals the secrets of authenticator apps and keys the hashes of short codes; not the one that signs tokens, which may
   * be changed at any time.
   */
  ACCOUNT_SECRET: z.string().min(SECRET_LENGTH),
  /** Links in mails begin with it. */
  BASE_URL: z.url(),
  /** smtp://user:password@host:587 or smtps://…; without it mails are kept in the inbox only. */
  SMTP_URL: z.url().optional(),
  /** Takes POST {id, to, text}; without it SMS are kept in the inbox only. */
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** Of a Telegram bot; without it what it would send is kept in the inbox only. */
  TELEGRAM_TOKEN: z.string().optional(),
  TELEGRAM_URL: z.url().default('https://api.telegram.org'),
  MAIL_FROM: z.string().default('Naga <tickets@naga.example>'),
  /** KiB of memory that the hash of a new password takes; those that are stored stay what they are. */
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(1024).max(1_048_576).default(19_456),
  /** Failed logins (rules.md 14) within LOGIN_WINDOW_MINUTES: of one account from one address, … */
  LOGIN_LIMIT_PAIR: limit(5),
  /** … of one account from anywhere, … */
  LOGIN_LIMIT_ACCOUNT: limit(20),
  /** … from one address to any account. */
  LOGIN_LIMIT_ADDRESS: limit(200),
  LOGIN_WINDOW_MINUTES: limit(15),
  /** Registrations from one address within REGISTER_WINDOW_MINUTES. */
  REGISTER_LIMIT_ADDRESS: limit(10),
  REGISTER_WINDOW_MINUTES: limit(60),
  /** Mails somebody asks for (forgotten password, verification) within MAIL_WINDOW_MINUTES: to one address of mail, … */
  MAIL_LIMIT_RECIPIENT: limit(5),
  /** … from one address of the network. */
  MAIL_LIMIT_ADDRESS: limit(20),
  MAIL_WINDOW_MINUTES: limit(60),
  /** Codes by SMS within OTP_WINDOW_MINUTES: to one number, unless its account has none of this limit, … */
  OTP_LIMIT_NUMBER: limit(5),
  /** … from one address. */
  OTP_LIMIT_ADDRESS: limit(20),
  OTP_WINDOW_MINUTES: limit(60),
  /** User names one account may try in an hour. */
  NAME_LIMIT_ACCOUNT: limit(10),
  /** Tests of what messages say that one account may send to itself in an hour. */
  MESSAGE_TEST_LIMIT: limit(20),
  /** Roles that cannot sign in without a second factor. */
  SECOND_FACTOR_ROLES: roleIds,
};

export type UsersEnv = z.output<z.ZodObject<typeof SHAPE>>;

/** Reads the environment once, at start; throws with the names that are missing or wrong. */
export const usersEnv = (source: NodeJS.ProcessEnv): UsersEnv => readEnv(SHAPE, source);
