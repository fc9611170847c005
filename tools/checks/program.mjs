import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';

const MAX_OUTPUT = 64 * 1024 * 1024;

const isScript = (path) => /\.[cm]?js$/.test(path);

/**
 * Runs a program from npm, or a script of ours, on this Node; what is no script runs by itself.
 * @returns {Promise<string>} '' when it is content (exit code 0), else all that it said
 */
export function complaints(script, args = [], { cwd = root } = {}) {
  const path = join(root, script);
  if (!existsSync(path)) throw new Error(`${script} is missing`);
  const options = { cwd, maxBuffer: MAX_OUTPUT, env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' } };
  return new Promise((resolve) => {
    const [program, given] = isScript(path) ? [process.execPath, [path, ...args]] : [path, args];
    execFile(program, given, options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || String(error) : ''),
    );
  });
}
