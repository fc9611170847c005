import type { Logger } from 'pino';
import { EnvironmentError } from '../env.js';
import { stopOnSignal } from './stop-on-signal.js';

/** A server that listens. */
export interface RunningProcess {
  /** Where, without a slash at the end. */
  readonly url: string;
  readonly log: Logger;
  /** Requests and jobs finish, then everything is closed. */
  stop(): Promise<void>;
}

/**
 * What a main.ts does: starts, drains on the first SIGTERM or SIGINT and ends with 0. What goes wrong at the start is
 * told on stderr and ends with 1; of an incomplete environment only the names are told.
 */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  try {
    const running = await start();
    stopOnSignal(() => running.stop(), running.log);
  } catch (error) {
    const words = error instanceof EnvironmentError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${String(words)}\n`);
    process.exit(1);
  }
}
