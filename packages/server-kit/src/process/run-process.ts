import { once } from 'node:events';
import type { Logger } from 'pino';
import { EnvironmentError } from '../env.js';
import { firstSignal } from './first-signal.js';

/** A server that listens. */
export interface RunningProcess {
  /** Where, without a slash at the end. */
  readonly url: string;
  readonly log: Logger;
  /** Requests and jobs finish, then everything is closed. */
  stop(): Promise<void>;
}

/**
 * What a main.ts does: starts, drains on the first SIGTERM or SIGINT and ends with 0. `leaving` is that signal: a start
 * that is met by it may undo what it did and throw `leaving.reason`, which ends with 0 too; one that goes on is stopped
 * as soon as it is done. What goes wrong is told on stderr and ends with 1; of an incomplete environment only the names
 * are told.
 */
export async function runProcess(start: (leaving: AbortSignal) => Promise<RunningProcess>): Promise<void> {
  const leaving = firstSignal();
  try {
    const running = await start(leaving);
    if (!leaving.aborted) await once(leaving, 'abort');
    running.log.info({ signal: leaving.reason }, 'draining');
    await running.stop();
  } catch (error) {
    if (!leaving.aborted || error !== leaving.reason) return fail(error);
  }
  process.exit(0);
}

function fail(error: unknown): void {
  const words = error instanceof EnvironmentError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(words)}\n`);
  process.exit(1);
}
