import { readEnv } from '@naga/server-kit/env.js';
import { z } from 'zod';

const SHAPE = {
  /** Signs and checks the built-in provider's call-backs. */
  SANDBOX_SECRET: z.string().min(32),
};

export type BookingEnv = z.output<z.ZodObject<typeof SHAPE>>;

/** Reads the environment once, at start; throws with the names that are missing or wrong. */
export const bookingEnv = (source: NodeJS.ProcessEnv): BookingEnv => readEnv(SHAPE, source);
