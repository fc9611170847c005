import { readEnv } from '@naga/server-kit/env.js';
import { SECRET_LENGTH } from '@naga/server-kit/viewer/session-token.js';
import { z } from 'zod';

const limit = (usual: number) => z.coerce.number().int().positive().default(usual);

const SHAPE = {
  /** Signs bearer tokens; the gateway verifies them with the same. */
  SESSION_SECRET: z.string().min(SECRET_LENGTH),
  /** Links in mails begin with it. */
  BASE_URL: z.url(),
  /** smtp://user:password@host:587 or smtps://…; without it mails are kept in the inbox only. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Naga <tickets@naga.example>'),
  /** Failed logins (rules.md 14) within LOGIN_WINDOW_MINUTES: of one account from one address, … */
  LOGIN_LIMIT_PAIR: limit(5),
  /** … of one account from anywhere, … */
  LOGIN_LIMIT_ACCOUNT: limit(20),
  /** … from one address to any account. */
  LOGIN_LIMIT_ADDRESS: limit(200),
  LOGIN_WINDOW_MINUTES: limit(15),
};

export type UsersEnv = z.output<z.ZodObject<typeof SHAPE>>;

/** Reads the environment once, at start; throws with the names that are missing or wrong. */
export const usersEnv = (source: NodeJS.ProcessEnv): UsersEnv => readEnv(SHAPE, source);
