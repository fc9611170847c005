import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type LocalService, ROOT } from './compose.js';
import { until } from './until.js';

const SAID = 4000;

/** A process of ours with the end of what it said. */
export interface Started {
  readonly name: string;
  readonly child: ChildProcess;
  said(): string;
  /** SIGTERM; resolves with the exit code when it has drained. */
  stop(): Promise<number | null>;
}

/** Only what the service is given reaches it, as in a container. */
export function startProcess(
  name: string,
  [file = process.execPath, ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Started {
  const child = spawn(file === 'node' ? process.execPath : file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  let said = '';
  const listen = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-SAID));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    name,
    child,
    said: () => said,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Waits until a service's own /readyz says so; throws with what it said when it ends instead. */
export function untilReady({ name, port }: LocalService, { child, said }: Started, seconds: number): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${said()}`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  return until(`${name} is ready`, isReady, seconds);
}
