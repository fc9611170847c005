import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { faultsOf, show } from '../testing/show.js';
import { HoldCountdown } from './HoldCountdown.js';

const START = Date.UTC(2026, 10, 20, 3);
const MINUTE = 60_000;
const onExpire = jest.fn();
const onNeedMoreTime = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  onExpire.mockClear();
  onNeedMoreTime.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const spoken = () => screen.getByRole('status').textContent;
const hold = (more: { clockOffset?: number; expiresAt?: number } = {}) => (
  <HoldCountdown expiresAt={START + 10 * MINUTE} onExpire={onExpire} onNeedMoreTime={onNeedMoreTime} {...more}>
    Seat 5C is held for you.
  </HoldCountdown>
);

test('the time is shown each second and spoken at 5, 2 and 1 minutes only', () => {
  show(hold());
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  pass(18_000);
  expect(screen.getByRole('timer')).toHaveTextContent('9:42');
  const heard = new Set<string>();
  for (let second = 18; second < 10 * 60 - 1; second++) {
    pass(1000);
    heard.add(spoken() ?? '');
  }
  expect([...heard]).toEqual([
    '',
    'The seats are held for 5 more minutes.',
    'The seats are held for 2 more minutes.',
    'The seats are held for one more minute.',
  ]);
});

test('more time is offered from two minutes on', () => {
  show(hold());
  pass(8 * MINUTE - 1000);
  expect(screen.queryByRole('button')).toBeNull();
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'I need more time' }));
  expect(onNeedMoreTime).toHaveBeenCalledTimes(1);
});

test('more time granted by the server moves the countdown', () => {
  const { rerender } = show(hold());
  pass(9 * MINUTE);
  rerender(hold({ expiresAt: START + 15 * MINUTE }));
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('5:59');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the end is told once', () => {
  show(hold());
  pass(10 * MINUTE);
  expect(onExpire).toHaveBeenCalledTimes(1);
  expect(spoken()).toBe('The time is over. The seats have been given back.');
  pass(5 * MINUTE);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('the server is right when this device goes wrong by an hour', () => {
  show(hold({ expiresAt: START + 65 * MINUTE, clockOffset: 60 * MINUTE }));
  expect(screen.getByRole('timer')).toHaveTextContent('5:00');
});

test('axe finds nothing', async () => {
  jest.useRealTimers();
  expect(
    await faultsOf(
      <HoldCountdown expiresAt={Date.now() + MINUTE} onExpire={onExpire} onNeedMoreTime={onNeedMoreTime}>
        Seat 5C is held for you.
      </HoldCountdown>,
    ),
  ).toEqual([]);
});
