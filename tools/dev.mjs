/** `npm run dev`: builds what changed, runs the server, and does both again after each change of a source. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './repository.mjs';
import { run } from './run.mjs';

const WATCHED = ['packages', 'subgraphs', 'gateway', 'standalone', 'web', 'admin-web', 'schema', 'codegen.yml'];
const OUTPUT = new Set(['node_modules', 'dist', 'build', '.react-router']);
const QUIET_MS = 150;

let server;
let working = Promise.resolve();
let timer;

async function restart() {
  if ((await run(['tools/build.mjs'])) !== 0) return;
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['--enable-source-maps', 'standalone/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
  });
}

function onChange(_event, file) {
  const isSource =
    file !== null && !file.endsWith('.generated.ts') && !file.split(sep).some((part) => OUTPUT.has(part));
  if (!isSource) return;
  clearTimeout(timer);
  timer = setTimeout(() => (working = working.then(restart)), QUIET_MS);
}

async function stop() {
  if (server?.exitCode === null) await once(server, 'exit');
  process.exit(0);
}

// The terminal's Ctrl-C reaches the server by itself.
process.once('SIGINT', stop);
process.once('SIGTERM', () => {
  server?.kill('SIGTERM');
  void stop();
});
for (const path of WATCHED) watch(join(root, path), { recursive: true }, onChange);
working = restart();
