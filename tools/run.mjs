import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './repository.mjs';

/**
 * Runs a script of ours with this Node, in the repository, sharing the terminal.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export async function run(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** As `run`, but ends this process with the same code unless all went well. */
export async function mustRun(args, env) {
  const code = await run(args, env);
  if (code !== 0) process.exit(code);
}
