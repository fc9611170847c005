import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../repository.mjs';

/** A small repository for one test, in a closed folder whose path has a space, with our tools and packages. */
export function toyRepository(files) {
  const folder = mkdtempSync(join(tmpdir(), 'naga toy '));
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true });
  for (const file of ['codegen.yml', '.swcrc']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
    write(path, content);

  /** @returns {{ status: number, text: string }} */
  const run = (...args) => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };
  return { folder, write, run, remove: () => rmSync(folder, { recursive: true }) };
}
