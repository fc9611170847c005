import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { closeStatements } from './close-statements.command.js';
import { gatherBeside } from './gather-beside.command.js';
import { gatherCash } from './gather-cash.command.js';
import { gatherLines } from './gather-lines.command.js';

/** Every minute: what ended is written on its statement, what is over is closed. */
export const settleJob: ScheduledJob<BookingServices> = {
  name: 'settle',
  every: 60_000,
  async run(context) {
    await gatherLines(context);
    await gatherCash(context);
    await gatherBeside(context);
    await closeStatements(context);
  },
};
