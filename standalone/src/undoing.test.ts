import { beforeEach, expect, test } from '@jest/globals';
import { Undoing } from './undoing.js';

let undone: string[];
const undo = (what: string) => async (): Promise<void> => void undone.push(what);
beforeEach(() => void (undone = []));

test('what was done is undone once, the last first', async () => {
  const undoing = new Undoing(new AbortController().signal);
  for (const what of ['database', 'queues', 'door']) undoing.add(undo(what));
  await undoing.run();
  await undoing.run();
  expect(undone).toEqual(['door', 'queues', 'database']);
});

test('who is told to leave while something starts goes no further, and that is undone, too', async () => {
  const leaving = new AbortController();
  const undoing = new Undoing(leaving.signal);
  undoing.add(undo('database'));
  leaving.abort('SIGTERM');
  expect(() => undoing.add(undo('queues'))).toThrow('SIGTERM');
  await undoing.run();
  expect(undone).toEqual(['queues', 'database']);
});
