import { z } from 'zod';

/** What a process of its own needs; a missing one stops the start with its name. */
export const environment = {
  PORT: z.coerce.number().int().default(4100),
  HOST: z.string().default('0.0.0.0'),
  GATEWAY_URL: z.url(),
  BASE_URL: z.url().optional(),
  /** The built back office, served at /admin. */
  ADMIN_BUILD: z.string().default('admin-web/build/client'),
  NEXT_APP_URL: z.url().optional(),
  LOG_LEVEL: z.string().default('info'),
};
