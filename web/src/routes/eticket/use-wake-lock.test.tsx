import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.js';

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

let locks: Lock[];
let refuses: boolean;

const request = async (): Promise<Lock> => {
  if (refuses) throw new DOMException('the battery runs low', 'NotAllowedError');
  const lock: Lock = { released: false, release: async () => void (lock.released = true) };
  locks.push(lock);
  return lock;
};

const become = (state: DocumentVisibilityState): Promise<void> =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const held = () => locks.map(({ released }) => !released);

const show = (wanted: boolean) =>
  act(async () => renderHook((isWanted: boolean) => useWakeLock(isWanted), { initialProps: wanted }));

beforeEach(() => {
  locks = [];
  refuses = false;
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  delete (navigator as { wakeLock?: unknown }).wakeLock;
  delete (document as { visibilityState?: unknown }).visibilityState;
});

test('the screen stays lit until the ticket is left', async () => {
  const { unmount } = await show(true);
  expect(held()).toEqual([true]);
  await act(async () => unmount());
  expect(held()).toEqual([false]);
});

test('what a browser lets go when the page is hidden is asked for when it is back, once', async () => {
  await show(true);
  locks[0]!.released = true;
  await become('hidden');
  expect(held()).toEqual([false]);
  await become('visible');
  await become('visible');
  expect(held()).toEqual([false, true]);
});

test('a ticket that is not valid any more keeps nothing lit', async () => {
  const { rerender } = await show(false);
  expect(held()).toEqual([]);
  await act(async () => rerender(true));
  expect(held()).toEqual([true]);
  await act(async () => rerender(false));
  expect(held()).toEqual([false]);
});

test('left before the browser answered, it lets go at once', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  await act(async () => unmount());
  expect(held()).toEqual([false]);
});

test('a browser that refuses or cannot is left alone', async () => {
  refuses = true;
  (await show(true)).unmount();
  delete (navigator as { wakeLock?: unknown }).wakeLock;
  (await show(true)).unmount();
  expect(held()).toEqual([]);
});
