import { execFileSync, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The first core is the server's, the last the load's. Asked once: a process that is pinned sees one core only. */
const SERVER_CORE = '0';
const LOAD_CORE = String(cpus().length - 1);
const IS_POSSIBLE = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0;

export const canPin = (): boolean => IS_POSSIBLE;

/** From now on this process, which makes the load, leaves the server's core alone. */
export function pinLoad(): void {
  if (canPin()) execFileSync('taskset', ['-acp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}

export type Core = 'server' | 'load' | 'any';

/** A command that runs on one core, or on any. */
export function pinned(command: readonly string[], core: Core): readonly string[] {
  if (!canPin()) return command;
  const cores = core === 'any' ? `0-${LOAD_CORE}` : core === 'server' ? SERVER_CORE : LOAD_CORE;
  return ['taskset', '-c', cores, ...command];
}
