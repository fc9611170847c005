import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What lay in the data folder: nothing, a dead server's file, a number that now belongs to someone else, an orphan. */
export type Leftover = 'none' | 'dead' | 'foreign' | 'orphan';

/** The setting that tells, on the server's command line, which process started it. */
export const OWNER_SETTING = 'naga.owner';

const ORPHAN_PATIENCE_MS = 20_000;

/**
 * Makes the data folder startable after a crash.
 * A server that lost its owner is stopped; one whose owner lives is in use, and that is refused.
 */
export async function clearLeftovers(dataDir: string): Promise<Leftover> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return 'none';
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return 'dead';

  const command = readProc(pid, 'cmdline').split('\0');
  if (!command.includes(dataDir)) {
    rmSync(pidFile);
    return 'foreign';
  }
  const parent = /^PPid:\s*(\d+)$/m.exec(readProc(pid, 'status'))?.[1];
  if (command.includes(`${OWNER_SETTING}=${parent}`))
    throw new Error(`${dataDir} is in use by process ${parent}. Stop it, or choose another DATA_DIR.`);
  await stopOrphan(pid);
  return 'orphan';
}

async function stopOrphan(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + ORPHAN_PATIENCE_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL ${pid} of an earlier run does not stop`);
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie still has a number, but neither memory nor the data folder.
    return !/^State:\s*Z/m.test(readProc(pid, 'status'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
