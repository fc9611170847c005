import { FILES_ENV } from '@naga/server-kit/files/open-file-store.js';
import { SERVER_ENV, subgraphUrlShape } from '@naga/server-kit/process/process-env.js';
import { SECRET_LENGTH } from '@naga/server-kit/viewer/session-token.js';
import { z } from 'zod';
import { USUAL_LIMITS } from './limits/limits.js';
import { USUAL_LIVE } from './live/live-routes.js';

/** What the supergraph is composed of. */
export const SUBGRAPHS = ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'] as const;

const commaList = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((part) => part.trim() || []));

const limit = (usual: number) => z.coerce.number().int().positive().default(usual);

/** What whoever starts a gateway may set of its doors. */
export const DOOR_ENV = {
  /** What bearer tokens were signed with before, separated by commas: while the secret is rotated nobody is signed out. */
  SESSION_SECRETS_OLD: commaList,
  /**
   * Whose X-Forwarded-For is believed: addresses, networks, or names such as `loopback` and `uniquelocal`. The site asks
   * the graph for its visitors, so it must be among them.
   */
  TRUST_PROXY: commaList,
  /** Other sites whose pages may call us, separated by commas: 'https://widget.example'; '*' for all. */
  CORS_ORIGINS: commaList,
  /** `required`: only operations of our own apps are answered, but for developers. */
  SAFELIST: z.enum(['offered', 'required']).default('offered'),
  /** Requests a minute of one API key. */
  RATE_LIMIT_REQUESTS: limit(USUAL_LIMITS.requests),
  /** Searches a minute of guests at one address. */
  RATE_LIMIT_SEARCHES: limit(USUAL_LIMITS.searches),
  /** Wrong references, codes and keys in ten minutes: of an account, else from one address. */
  RATE_LIMIT_GUESSES: limit(USUAL_LIMITS.guesses),
  /** Streams of live seats that one address opens in a minute. */
  RATE_LIMIT_LIVE: limit(USUAL_LIVE.openedOfAddress),
  /** Streams of live seats one gateway keeps open; whoever comes then asks again now and then instead. */
  LIVE_STREAMS: limit(USUAL_LIVE.streams),
  /** At one address. */
  LIVE_STREAMS_ADDRESS: limit(USUAL_LIVE.streamsOfAddress),
};

/** The same as a gateway takes it. */
export const doorMeans = (env: z.output<z.ZodObject<typeof DOOR_ENV>>) => ({
  oldSessionSecrets: env.SESSION_SECRETS_OLD,
  trustProxy: env.TRUST_PROXY,
  corsOrigins: env.CORS_ORIGINS,
  isListRequired: env.SAFELIST === 'required',
  limits: {
    requests: env.RATE_LIMIT_REQUESTS,
    searches: env.RATE_LIMIT_SEARCHES,
    guesses: env.RATE_LIMIT_GUESSES,
  },
  live: {
    streams: env.LIVE_STREAMS,
    streamsOfAddress: env.LIVE_STREAMS_ADDRESS,
    openedOfAddress: env.RATE_LIMIT_LIVE,
  },
});

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
  /** What `npm run build` wrote: the operations of our own apps. */
  SAFELIST_FILE: z.string().default('gateway/dist/safelist.json'),
  ...FILES_ENV,
  ...DOOR_ENV,
};
