import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

export type PostgresProcess = ChildProcessByStdio<null, Readable, Readable>;

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account PostgreSQL must use because it refuses to be root: `nobody` when we are root, else none. */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL cannot run as root, and there is no nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Runs a PostgreSQL program as the user it accepts, and has it stopped when this process dies, even by kill -9.
 *
 * As root it becomes `nobody` with one capability left: passing closed folders such as root's home.
 * `no_setuid_fixup` keeps that capability through PostgreSQL's own access checks. `detached` keeps Ctrl-C in a
 * terminal away from it, so that the database outlives the workers that still write.
 */
export function runAsAllowed(program: string, args: readonly string[]): PostgresProcess {
  const [command = program, ...before] = [...prefix(), program];
  return spawn(command, [...before, ...args], {
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8', PGDATA: undefined },
  });
}

function prefix(): string[] {
  if (process.platform !== 'linux') return [];
  const account = accountForPostgres();
  if (account === undefined) return ['setpriv', '--pdeathsig=INT', '--'];
  return [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--pdeathsig=INT',
    '--',
  ];
}
