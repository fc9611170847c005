import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DOOR_ENV } from '@naga/gateway/env.js';
import { readEnv } from '@naga/server-kit/env.js';
import { FILES_ENV } from '@naga/server-kit/files/open-file-store.js';
import { mapTilesEnvironment } from '@naga/web/server/map-tiles.js';
import { z } from 'zod';

const SHAPE = {
  ...DOOR_ENV,
  /** Taken: the next free one is used and said. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  /** Our own PostgreSQL, the invented secrets and, unless FILES_URL says otherwise, files live here. */
  DATA_DIR: z.string().default('.data'),
  /** How the world reaches this site; links in mails begin with it. */
  BASE_URL: z.url().optional(),
  /** A PostgreSQL of yours instead of our own. */
  DATABASE_URL: z.string().optional(),
  /** BullMQ on Redis instead of PostgreSQL. */
  REDIS_URL: z.string().optional(),
  ...FILES_ENV,
  SMTP_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  /** 1 loads the demonstration market into a database that is not our own. */
  DEMO: z.stringbool().default(false),
  /** Copies of the demonstration market's network, for measurements; also `npm start -- --scale 20`. */
  SCALE: z.coerce.number().int().min(1).max(100).default(1),
  /** Days of the demonstration market's past: bookings, rides and statements; 0 for none. */
  PAST_DAYS: z.coerce.number().int().min(0).max(365).default(45),
  ...mapTilesEnvironment,
  NEXT_APP_URL: z.url().optional(),
  /** How long the server goes on answering when it was told to stop, so that balancers notice. */
  DRAIN_MS: z.coerce.number().int().min(0).default(300),
};

export type Settings = z.output<z.ZodObject<typeof SHAPE>> & {
  /** Everything the process was started with: each part reads its own names from it. */
  readonly environment: NodeJS.ProcessEnv;
};

/** What may be set, all of it optional; throws with the names that are wrong. A flag goes before the environment. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, args: readonly string[] = []): Settings {
  const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string' } } });
  const settings = readEnv(SHAPE, { ...environment, ...(values.scale !== undefined && { SCALE: values.scale }) });
  const DATA_DIR = resolve(settings.DATA_DIR);
  const FILES_URL = environment['FILES_URL'] ? settings.FILES_URL : join(DATA_DIR, 'files');
  return { ...settings, DATA_DIR, FILES_URL, environment };
}
