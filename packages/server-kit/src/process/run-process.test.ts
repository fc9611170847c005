import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { runProcess, type RunningProcess } from './run-process.js';

const running = (stop: () => Promise<void>): RunningProcess => ({ url: '', log: pino({ level: 'silent' }), stop });
const signal = (name: 'SIGTERM' | 'SIGINT'): void => void process.emit(name, name);

let ended: Promise<unknown>;
const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((words) => written.push(String(words)) > 0);
  ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(name);
});

describe('the first signal', () => {
  test('stops what runs, once, however many follow', async () => {
    const stops: string[] = [];
    void runProcess(async () => running(async () => void stops.push('stopped')));
    for (const name of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) signal(name);
    expect([await ended, stops, written]).toEqual([0, ['stopped'], []]);
  });

  test('while it still starts: what begins to run is stopped at once', async () => {
    const stops: string[] = [];
    void runProcess(async () => {
      signal('SIGINT');
      return running(async () => void stops.push('stopped'));
    });
    expect([await ended, stops, written]).toEqual([0, ['stopped'], []]);
  });

  test('while it still starts: a start that heeds it and undoes itself ends in order, too', async () => {
    void runProcess(async (leaving) => {
      signal('SIGTERM');
      leaving.throwIfAborted();
      return running(() => Promise.resolve());
    });
    expect([await ended, written]).toEqual([0, []]);
  });
});

test('a start that fails is told and ends with 1', async () => {
  void runProcess(() => Promise.reject('no way'));
  expect([await ended, written]).toEqual([1, ['no way\n']]);
});

test('an end that fails is told and ends with 1', async () => {
  void runProcess(async () => running(() => Promise.reject('still busy')));
  signal('SIGTERM');
  expect([await ended, written]).toEqual([1, ['still busy\n']]);
});
