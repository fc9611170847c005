import type { PostgresProcess } from './run-as-allowed.js';

const TAIL_LENGTH = 20_000;

export interface ServerLog {
  /** Resolves when the server accepts connections; rejects with its log when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the end of its log when the server ends, for whatever reason. */
  readonly ended: Promise<string>;
}

/** Reads what PostgreSQL says on stderr: the one place where it tells that it is ready, or why it is not. */
export function followLog(server: PostgresProcess): ServerLog {
  let tail = '';
  server.stdout.resume();
  const ended = new Promise<string>((resolve, reject) => {
    server.once('close', () => resolve(tail));
    server.once('error', reject);
  });
  const accepting = new Promise<void>((resolve) => {
    server.stderr.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-TAIL_LENGTH);
      if (tail.includes('ready to accept connections')) resolve();
    });
  });
  const endedEarly = ended.then((log) => {
    throw new Error(`PostgreSQL did not start:\n${log}`);
  });
  return { ready: Promise.race([accepting, endedEarly]), ended };
}
