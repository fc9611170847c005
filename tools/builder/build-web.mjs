import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';

/** Builds a React Router application into its build/ folder. What it prints is shown only when it fails. */
export async function buildWeb({ folder, root }) {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`react-router build in ${folder} failed:\n${said}`);
  return filesBelow(join(folder, 'build/client')).concat(filesBelow(join(folder, 'build/server')));
}
