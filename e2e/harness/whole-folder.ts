import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a folder that is there whole or not at all, also while others make the same one; one that is there stays. */
export function makeWhole(folder: string, fill: (making: string) => void): void {
  if (existsSync(folder)) return;
  const making = join(dirname(folder), `making-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  fill(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
}
