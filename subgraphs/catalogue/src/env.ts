import { readEnv } from '@naga/server-kit/env.js';
import { FILES_ENV } from '@naga/server-kit/files/open-file-store.js';
import { z } from 'zod';

/** Reads the environment once, at start; throws with the names that are wrong. */
export const catalogueEnv = (source: NodeJS.ProcessEnv) =>
  readEnv(
    {
      /** Links in the GTFS feed begin with it. */
      BASE_URL: z.url().default('http://localhost:4000'),
      /** How much a feed of others may be once it is unpacked. */
      GTFS_UNPACKED_MB: z.coerce.number().int().min(1).max(1024).default(256),
      ...FILES_ENV,
    },
    source,
  );
