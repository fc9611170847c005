import { SERVER_ENV, subgraphUrlShape } from '@naga/server-kit/process/process-env.js';
import { SECRET_LENGTH } from '@naga/server-kit/viewer/session-token.js';
import { z } from 'zod';

/** What the supergraph is composed of. */
export const SUBGRAPHS = ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'] as const;

/** What a gateway in a process of its own needs; a missing name stops the start. */
export const environment = {
  ...SERVER_ENV,
  ...subgraphUrlShape(SUBGRAPHS),
  /** The composed graph. */
  SUPERGRAPH: z.string().default('schema/supergraph.graphql'),
  /** Bearer tokens are signed with it, by users. */
  SESSION_SECRET: z.string().min(SECRET_LENGTH),
  /** Where everything else is answered. */
  WEB_URL: z.url().optional(),
  /** How the world reaches us. */
  BASE_URL: z.url(),
  /**
   * Whose X-Forwarded-For is believed: addresses, networks, or names such as `loopback` and `uniquelocal`. The site asks
   * the graph for its visitors, so it must be among them.
   */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((part) => part.trim() || [])),
};
