import { systemClock } from '@naga/kernel/clock.js';
import { readEnv } from '@naga/server-kit/env.js';
import { createLog } from '@naga/server-kit/log.js';
import { z } from 'zod';
import { loadMarketOnce } from './demo/load-market.js';
import { liveThePast } from './demo/past/live-the-past.js';
import { step } from './step.js';
import { startSubgraphs } from './subgraphs.js';

/** Fills the database of separate processes with the demonstration market, once; each process follows the tables. */
const { DATABASE_URL, SCALE, PAST_DAYS, LOG_LEVEL } = readEnv({
  DATABASE_URL: z.url(),
  SCALE: z.coerce.number().int().min(1).max(100).default(1),
  PAST_DAYS: z.coerce.number().int().min(0).max(365).default(0),
  LOG_LEVEL: z.string().default('warn'),
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const clock = systemClock;
const means = { databaseUrl: DATABASE_URL, clock, log: createLog(LOG_LEVEL), env: process.env };
const subgraphs = await startSubgraphs(means);
const isThere = await step(tell, 'Loading the demonstration market', () =>
  loadMarketOnce(subgraphs, {
    scale: SCALE,
    clock,
    isPictured: true,
    liveThePast: () => liveThePast(means, PAST_DAYS),
  }),
);
await subgraphs.close();
if (!isThere) tell('The database holds a market of its own; nothing was loaded.');
