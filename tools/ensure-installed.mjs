/**
 * Installs what package-lock.json asks for, unless that was done. Runs before `npm start` and `npm test` on whatever
 * Node the machine has (18 or newer); the install brings Node 24, which the script after this one then runs on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const time = (path) => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return -1;
  }
};

/** npm writes its stamp last, so an interrupted install is seen too. */
export const isInstalled = () => time('node_modules/.package-lock.json') >= time('package-lock.json');

function install() {
  // NODE_ENV=production would leave out the build tools, and omit=optional Node 24 and PostgreSQL.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  console.log('Installing packages (the first time this takes about a minute) …');
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(dirname(dirname(process.argv[1])));
  if (!isInstalled()) install();
  const major = Number(process.versions.node.split('.')[0]);
  if (!existsSync('node_modules/.bin/node') && major < 24) {
    console.error(`There is no Node 24 from npm for this machine, and its own is ${process.version}. Install Node 24.`);
    process.exit(1);
  }
}
