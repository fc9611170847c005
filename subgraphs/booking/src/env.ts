import { EnvironmentError, readEnv } from '@naga/server-kit/env.js';
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
  /** How many seats one account, or guests at one address, may hold at a time without paying, … */
  HELD_SEATS: z.coerce.number().int().positive().default(36),
  /** … how many of one departure, those that wait for cash with them, … */
  HELD_SEATS_DEPARTURE: z.coerce.number().int().positive().default(9),
  /** … and how many one account may that sells to others: at a counter, for an agency, with a partner's key. */
  HELD_SEATS_TRADE: z.coerce.number().int().positive().default(360),
  /** How many bookings of one contact may wait for their cash at a time. */
  UNPAID_BOOKINGS: z.coerce.number().int().positive().default(3),
  /** How many seats of one departure one contact may keep so at a time. */
  UNPAID_SEATS: z.coerce.number().int().positive().default(9),
  /** Links in calendar files begin with it. */
  BASE_URL: z.url().default('http://localhost:4000'),
  /** The site's pass type: 'pass.com.example.naga'. */
  APPLE_WALLET_PASS_TYPE: z.string().startsWith('pass.').optional(),
  APPLE_WALLET_TEAM: z.string().min(1).optional(),
  /** Base64 DER of the pass type's certificate, … */
  APPLE_WALLET_CERTIFICATE: z.base64().optional(),
  /** … base64 PKCS#8 of its RSA key, … */
  APPLE_WALLET_KEY: z.base64().optional(),
  /** … and base64 DER of Apple's certificate (WWDR) that signed it. */
  APPLE_WALLET_ISSUER: z.base64().optional(),
  GOOGLE_WALLET_ISSUER: z.string().regex(/^\d+$/).optional(),
  /** Of the service account that may write passes of the issuer. */
  GOOGLE_WALLET_EMAIL: z.email().optional(),
  /** Base64 PKCS#8 of the service account's RSA key. */
  GOOGLE_WALLET_KEY: z.base64().optional(),
};

type Settings = z.output<z.ZodObject<typeof SHAPE>>;
type Name = keyof Settings;
type Group<Names extends Record<string, Name>> = { readonly [Key in keyof Names]: NonNullable<Settings[Names[Key]]> };

const APPLE = {
  passTypeId: 'APPLE_WALLET_PASS_TYPE',
  teamId: 'APPLE_WALLET_TEAM',
  certificate: 'APPLE_WALLET_CERTIFICATE',
  key: 'APPLE_WALLET_KEY',
  issuer: 'APPLE_WALLET_ISSUER',
} as const;
const GOOGLE = { issuerId: 'GOOGLE_WALLET_ISSUER', email: 'GOOGLE_WALLET_EMAIL', key: 'GOOGLE_WALLET_KEY' } as const;

/** What only means something together: everything or nothing, and an error that names what is missing. */
function together<Names extends Record<string, Name>>(settings: Settings, names: Names): Group<Names> | undefined {
  const missing = Object.values(names).filter((name) => settings[name] === undefined);
  if (missing.length === Object.keys(names).length) return undefined;
  if (missing.length > 0) throw new EnvironmentError(`Environment is not complete:\n  ${missing.join('\n  ')}`);
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, settings[name]])) as Group<Names>;
}

export type BookingEnv = ReturnType<typeof bookingEnv>;

/** Reads the environment once, at start; throws with the names that are missing or wrong. */
export function bookingEnv(source: NodeJS.ProcessEnv) {
  const settings = readEnv(SHAPE, source);
  return { ...settings, appleWallet: together(settings, APPLE), googleWallet: together(settings, GOOGLE) };
}
