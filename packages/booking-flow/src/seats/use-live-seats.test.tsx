import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLiveSeats } from './use-live-seats.js';

const LEG = '77@2026-11-21:12-15';

class PlayedStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(states: object) {
    act(() => void this.dispatchEvent(new MessageEvent('seats', { data: JSON.stringify({ leg: LEG, states }) })));
  }
  /** Refused for good, or lost and tried again by the browser itself. */
  fail(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = 2;
  }
}
let streams: PlayedStream[] = [];
let visibility: 'visible' | 'hidden';
const askAgain = jest.fn<() => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  streams = [];
  visibility = 'visible';
  askAgain.mockReset().mockResolvedValue();
  Object.assign(globalThis, { EventSource: PlayedStream });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const look = () => renderHook(() => useLiveSeats([LEG], askAgain));
const turn = (to: typeof visibility) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('live seats of a page', () => {
  test('one stream tells of all rides while the page is seen', () => {
    const { result, unmount } = look();
    expect(streams.map(({ url }) => url)).toEqual(['/live/seats?leg=77%402026-11-21%3A12-15']);
    streams[0]!.tell({ '1A': 'UNAVAILABLE' });
    expect(result.current.get(LEG)?.states).toEqual({ '1A': 'UNAVAILABLE' });
    unmount();
    expect(streams[0]!.readyState).toBe(PlayedStream.CLOSED);
  });

  test('a hidden page has none, and gets one when it is looked at', () => {
    visibility = 'hidden';
    look();
    expect(streams).toHaveLength(0);
    turn('visible');
    expect(streams).toHaveLength(1);
    turn('hidden');
    expect(streams[0]!.readyState).toBe(PlayedStream.CLOSED);
    turn('visible');
    expect(streams).toHaveLength(2);
  });

  test('where it is refused the page asks again every 20 seconds, and for a stream too', async () => {
    const { result } = look();
    streams[0]!.tell({ '1A': 'UNAVAILABLE' });
    streams[0]!.fail(2);
    expect(askAgain).not.toHaveBeenCalled();
    await pass(20);
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(streams).toHaveLength(2);
    streams[1]!.fail(2);
    await pass(20);
    expect(askAgain).toHaveBeenCalledTimes(2);
    // What a stream said long ago no longer hides what the page was answered.
    expect(result.current.size).toBe(0);
  });

  test('a stream that comes back is asked no more', async () => {
    look();
    streams[0]!.fail(0);
    streams[0]!.open();
    await pass(60);
    expect(askAgain).not.toHaveBeenCalled();
    expect(streams).toHaveLength(1);
  });

  test('a browser without streams asks every 20 seconds', async () => {
    Object.assign(globalThis, { EventSource: undefined });
    look();
    await pass(40);
    expect(askAgain).toHaveBeenCalledTimes(2);
  });
});
