import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
const SQLITE_BUSY = 5;

/**
 * Does some work while no other process does what is done under the same file; whoever comes later says `waiting` and
 * waits. SQLite has the file locked by the operating system, which lets go of it when the process ends, however it does.
 */
export async function alone(file, waiting, work) {
  const lock = new DatabaseSync(file);
  try {
    let isMine = take(lock);
    if (!isMine) console.log(waiting);
    while (!isMine) {
      await sleep(LOOK_AGAIN_MS);
      isMine = take(lock);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock) {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error.errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}
