import { EnvironmentError } from '../env.js';

/** A server that listens. */
export interface RunningProcess {
  /** Where, without a slash at the end. */
  readonly url: string;
  /** Requests and jobs finish, then everything is closed. */
  stop(): Promise<void>;
}

function fail(error: unknown): never {
  const words = error instanceof EnvironmentError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(words)}\n`);
  process.exit(1);
}

/**
 * What a main.ts does: starts, drains on the first SIGTERM or SIGINT and ends with 0. What goes wrong is told on stderr
 * and ends with 1; of an incomplete environment only the names are told.
 */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  const running = await start().catch(fail);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= running.stop().then(() => process.exit(0), fail);
    });
  }
}
