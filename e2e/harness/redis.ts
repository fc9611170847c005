import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './compose.js';
import { type Started, startProcess } from './processes.js';
import { until } from './until.js';

const isInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

const answersOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** A Redis on this machine: an installed redis-server, else Valkey from npm. */
export async function startRedis(port: number): Promise<Started> {
  const command = isInstalled()
    ? ['redis-server', '--port', String(port), '--save', '']
    : ['node', join(ROOT, 'e2e/harness/valkey.mjs'), String(port)];
  const started = startProcess('redis', command);
  await until('redis answers', () => answersOn(port));
  return started;
}
