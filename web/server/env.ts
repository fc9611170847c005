import { z } from 'zod';
import { mapTilesEnvironment } from './map-tiles.js';

/** What a process of its own needs; a missing one stops the start with its name. */
export const environment = {
  PORT: z.coerce.number().int().default(4100),
  HOST: z.string().default('0.0.0.0'),
  GATEWAY_URL: z.url(),
  BASE_URL: z.url().optional(),
  /** The built back office, served at /admin. */
  ADMIN_BUILD: z.string().default('admin-web/build/client'),
  ...mapTilesEnvironment,
  NEXT_APP_URL: z.url().optional(),
  /** How long a site that was told to stop goes on answering, so that balancers notice. */
  DRAIN_MS: z.coerce.number().int().min(0).default(1000),
  LOG_LEVEL: z.string().default('info'),
};
