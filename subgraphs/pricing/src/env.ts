import { readEnv } from '@naga/server-kit/env.js';
import { z } from 'zod';

const SHAPE = {
  /** How many codes that nobody made one account, or one address, may type within ten minutes. */
  COUPON_TRIES: z.coerce.number().int().positive().default(10),
};

export type PricingEnv = z.output<z.ZodObject<typeof SHAPE>>;

/** Reads the environment once, at start; throws with the names that are wrong. */
export const pricingEnv = (source: NodeJS.ProcessEnv): PricingEnv => readEnv(SHAPE, source);
