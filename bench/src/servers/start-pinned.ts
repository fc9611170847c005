import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Core, pinned } from '../measure/cores.js';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Runs a TypeScript file of the bench. */
export const typescript = (file: string): readonly string[] => [
  process.execPath,
  '--import',
  join(ROOT, 'tools/typescript.mjs'),
  join(ROOT, 'bench/src', file),
];

export interface Pinned {
  readonly pid: number;
  /** What it said when it was ready. */
  readonly said: string;
  stop(): Promise<void>;
}

/** Starts a command on a core and waits until it says `ready`; throws with its words when it ends instead. */
export async function startPinned(
  command: readonly string[],
  core: Core,
  ready: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<Pinned> {
  const [file, ...args] = pinned(command, core) as [string, ...string[]];
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  // A measurement that fails or is stopped leaves nothing running.
  const killIt = (): void => void child.kill('SIGTERM');
  process.once('exit', killIt);
  child.once('exit', () => process.off('exit', killIt));
  const said = await wordsUntil(child, ready);
  return {
    pid: child.pid!,
    said,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function wordsUntil(child: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (ready.test(said)) resolve(said);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${said}`)));
  });
}
