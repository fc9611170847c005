import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { csvFile } from '../list-csv.js';
import { COPIED_AFTER_MS } from '../save-file.js';
import { sweepFiles } from './growing-file.js';

/** The folder that a browser keeps for a site, as far as files are written there, and its locks. */
function aBrowser() {
  const [onDisk, locks] = [new Map<string, string>(), new Set<string>()];
  const folder = {
    keys: async function* keys() {
      yield* [...onDisk.keys()];
    },
    removeEntry: async (name: string) => void onDisk.delete(name),
    getFileHandle: async (name: string) => ({
      createWritable: async () => {
        onDisk.set(name, '');
        return {
          write: async (text: string) => void onDisk.set(name, onDisk.get(name) + text),
          close: async () => undefined,
          abort: async () => undefined,
        };
      },
      getFile: async () => new Blob([onDisk.get(name) ?? 'gone']),
    }),
  };
  type Run = (lock: object | null) => Promise<unknown>;
  async function request(name: string, options: object | Run, run = options as Run): Promise<void> {
    if (locks.has(name)) return void (await run(null));
    locks.add(name);
    await run({});
    locks.delete(name);
  }
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  Object.defineProperties(navigator, {
    storage: { value: storage, configurable: true },
    locks: { value: { request }, configurable: true },
  });
  return onDisk;
}

const columns = [{ key: 'name', title: 'Name', text: (name: string) => name }];
const textOf = async (file: Blob): Promise<string> => Buffer.from(await file.arrayBuffer()).toString();
const broken = async function* pages() {
  yield ['a'];
  throw new Error('no answer');
};

let onDisk: Map<string, string>;
beforeEach(() => {
  onDisk = aBrowser();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a file of a list', () => {
  test('lies on the disk until it is copied', async () => {
    const file = await csvFile(columns, pagesOf(['Sorya', 'ឈ្មោះ']));
    expect([...onDisk.values()]).toEqual(['\uFEFFName\r\nSorya\r\nឈ្មោះ']);
    expect((await textOf(file)).slice(1)).toBe('Name\r\nSorya\r\nឈ្មោះ');
    await sweepFiles();
    expect(onDisk.size).toBe(1);
    await jest.advanceTimersByTimeAsync(COPIED_AFTER_MS);
    expect(onDisk.size).toBe(0);
  });

  test('is gone where one of its pages does not come', async () => {
    await expect(csvFile(columns, broken)).rejects.toThrow('no answer');
    expect(onDisk.size).toBe(0);
  });

  test('is taken away when its tab was closed, and left while another tab writes it', async () => {
    onDisk.set('of-a-closed-tab.csv', 'Name').set('of-a-closed-tab.csv.crswap', 'Name');
    let goOn: () => void = () => undefined;
    const written = csvFile(columns, async function* pages() {
      yield ['Sorya'];
      await new Promise<void>((resolve) => (goOn = resolve));
    });
    await jest.advanceTimersByTimeAsync(0);
    await sweepFiles();
    expect([...onDisk.values()]).toEqual(['\uFEFFName\r\nSorya']);
    goOn();
    expect((await textOf(await written)).slice(1)).toBe('Name\r\nSorya');
  });

  test.each([
    ['a browser gives no folder', () => Promise.reject(new DOMException('private window', 'SecurityError'))],
    ['a folder takes no files', () => Promise.resolve({ getDirectoryHandle: async () => ({}) })],
  ])('is kept in memory where %s', async (_, getDirectory) => {
    Object.defineProperty(navigator, 'storage', { value: { getDirectory }, configurable: true });
    await sweepFiles();
    expect((await textOf(await csvFile(columns, pagesOf(['Sorya'])))).slice(1)).toBe('Name\r\nSorya');
    expect(onDisk.size).toBe(0);
  });
});
