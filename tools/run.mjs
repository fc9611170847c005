import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './repository.mjs';

/**
 * Runs a script of ours with this Node, in the repository, sharing the terminal.
 * Told to stop meanwhile, it stops the script and then itself: nothing goes on by itself, nothing follows.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export async function run(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  let isTold = false;
  const stop = () => (isTold = child.kill());
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'close');
  process.off('SIGTERM', stop);
  if (isTold) process.kill(process.pid);
  return code ?? 1;
}

/** As `run`, but ends this process with the same code unless all went well. */
export async function mustRun(args, env) {
  const code = await run(args, env);
  if (code !== 0) process.exit(code);
}
