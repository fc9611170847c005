import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeWhole } from './whole-folder.js';

const E2E = join(dirname(fileURLToPath(import.meta.url)), '..');
const NPM = '@sparticuz/chromium';
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, or the one CHROMIUM names. */
const installed = (): string | undefined => process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path));

function unpackedFolder(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(E2E, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return join(E2E, '../node_modules/.cache/naga', `chromium-${devDependencies[NPM]}`);
}

/**
 * Before any test: the package unpacks into TMPDIR on first use and takes a file that is there for a whole one, so of
 * two test files that begin at the same time one would start half a browser.
 */
export function unpackChromium(): void {
  if (installed() !== undefined) return;
  const unpack = `import npm from '${NPM}'; await npm.executablePath();`;
  makeWhole(unpackedFolder(), (making) => {
    const env = { ...process.env, TMPDIR: making };
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], { cwd: E2E, env });
    if (!existsSync(join(making, 'chromium'))) throw new Error(`${NPM} unpacked nothing into ${making}`);
  });
}

/** A browser of the machine, else the unpacked one, and what it must be told. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = installed();
  if (executablePath !== undefined) return { executablePath, args: [] };
  const { default: npm } = await import('@sparticuz/chromium');
  // In one process the browser ends with its first closed context.
  const args = npm.args.filter((arg) => arg !== '--single-process');
  return { executablePath: join(unpackedFolder(), 'chromium'), args };
}
