import { readEnv } from '@naga/server-kit/env.js';
import { z } from 'zod';

const SHAPE = {
  /** Signs and checks the built-in provider's call-backs. */
  SANDBOX_SECRET: z.string().min(32),
  /** Signs boarding passes: base64 PKCS#8 of an Ed25519 key. */
  TICKET_SIGNING_KEY: z.string().min(1),
  /** Public halves (base64 SPKI, commas between) of keys that signed boarding passes before: those stay good. */
  TICKET_FORMER_KEYS: z.string().default(''),
  /** How often one address may try to open bookings by reference within ten minutes. */
  REFERENCE_TRIES: z.coerce.number().int().positive().default(10),
  /** Links in calendar files begin with it. */
  BASE_URL: z.url().default('http://localhost:4000'),
};

export type BookingEnv = z.output<z.ZodObject<typeof SHAPE>>;

/** Reads the environment once, at start; throws with the names that are missing or wrong. */
export const bookingEnv = (source: NodeJS.ProcessEnv): BookingEnv => readEnv(SHAPE, source);
