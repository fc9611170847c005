import { z } from 'zod';

const optionalUrl = z.url().optional();

/** What every subgraph and worker in a process of its own needs; its subgraph.ts may read more. */
export const environment = {
  PORT: z.coerce.number().int().default(4001),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().min(1),
  /** BullMQ on Redis; on PostgreSQL without it. */
  REDIS_URL: z.string().optional(),
  CATALOGUE_SUBGRAPH_URL: optionalUrl,
  PRICING_SUBGRAPH_URL: optionalUrl,
  BOOKING_SUBGRAPH_URL: optionalUrl,
  USERS_SUBGRAPH_URL: optionalUrl,
  EXPERIENCES_SUBGRAPH_URL: optionalUrl,
  CARGO_SUBGRAPH_URL: optionalUrl,
  /** This process's own key, and everybody's public ones. */
  VIEWER_SIGNING_KEY: z.string().min(1),
  VIEWER_TRUSTED_KEYS: z.string().min(1),
  LOG_LEVEL: z.string().default('info'),
};

export type ProcessEnv = z.output<z.ZodObject<typeof environment>>;

/** Where a neighbour answers; throws with the name of the variable that should say so. */
export function urlOfSubgraph(env: ProcessEnv, name: string): string {
  const variable = `${name.toUpperCase()}_SUBGRAPH_URL` as keyof ProcessEnv;
  const url = env[variable];
  if (url === undefined) throw new Error(`${variable} is not set`);
  return String(url);
}
