import { z } from 'zod';
import { readEnv } from '../env.js';

/** What every server process of ours reads; more than one line each only where a name needs it. */
export const SERVER_ENV = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** How long a server that was told to stop goes on answering, so that balancers notice. */
  DRAIN_MS: z.coerce.number().int().min(0).default(1000),
  DATABASE_URL: z.url(),
  /** Set: BullMQ runs on Redis; unset: on PostgreSQL. */
  REDIS_URL: z.url().optional(),
  /** This service's own key, base64 PKCS#8 (Ed25519). */
  VIEWER_SIGNING_KEY: z.string(),
  /** Everybody's public ones: 'gateway=…,booking=…', base64 SPKI. */
  VIEWER_TRUSTED_KEYS: z.string(),
};

/** BOOKING_SUBGRAPH_URL holds e.g. http://booking:4001/graphql. */
export const subgraphUrlName = (subgraph: string): string => `${subgraph.toUpperCase()}_SUBGRAPH_URL`;

/** The addresses of some subgraphs as a shape to read with the rest of the environment. */
export const subgraphUrlShape = (subgraphs: readonly string[]): Record<string, z.ZodURL> =>
  Object.fromEntries(subgraphs.map((name) => [subgraphUrlName(name), z.url()]));

/** From what was read by that shape: subgraph → address. */
export const subgraphUrls = (
  subgraphs: readonly string[],
  env: Readonly<Record<string, unknown>>,
): Record<string, string> => Object.fromEntries(subgraphs.map((name) => [name, env[subgraphUrlName(name)] as string]));

export type ProcessEnv = z.output<z.ZodObject<typeof SERVER_ENV>> & {
  readonly neighbours: Readonly<Record<string, string>>;
};

/** The environment of one subgraph's server or worker; throws EnvironmentError naming all that is missing or wrong. */
export function readProcessEnv(neighbours: readonly string[], source: NodeJS.ProcessEnv): ProcessEnv {
  const env = readEnv({ ...SERVER_ENV, ...subgraphUrlShape(neighbours) }, source);
  return { ...env, neighbours: subgraphUrls(neighbours, env) } as ProcessEnv;
}
