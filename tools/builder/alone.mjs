import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

/** Does some work while no other process of this machine does what is done under the same file; whoever comes later waits. */
export async function alone(file, work) {
  while (!take(file)) await sleep(LOOK_AGAIN_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The file is there with its owner's number in it, or not at all. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeftBehind(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(mine);
  }
}

/** Whoever was killed has left his file. */
function isLeftBehind(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
