import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * A new folder for files that nobody wants after the run. It lies in memory where two gigabytes of it are free: a database
 * is 400 files, and a disk takes a second to make them. What killed runs left of the same name goes.
 */
export function newScratchFolder(name: string): string {
  const place = roomInMemory() >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  for (const folder of readdirSync(place))
    if (isForgotten(folder, name)) rmSync(join(place, folder), { recursive: true });
  return mkdtempSync(join(place, `${name}-${process.pid}-`));
}

function roomInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

function isForgotten(folder: string, name: string): boolean {
  const owner = folder.startsWith(`${name}-`) && /^(\d+)-\w+$/.exec(folder.slice(name.length + 1))?.[1];
  return owner ? !isAlive(Number(owner)) : false;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
