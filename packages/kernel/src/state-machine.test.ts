import { describe, expect, test } from '@jest/globals';
import { ManualClock } from './clock.js';
import { stateMachine } from './state-machine.js';

const door = stateMachine('shut', { shut: ['open', 'broken'], open: ['shut'], broken: [] });

describe('a state machine', () => {
  test('allows what its table says and nothing else', () => {
    expect(door.can('shut', 'open')).toBe(true);
    expect(door.can('open', 'broken')).toBe(false);
    expect(door.next('shut')).toEqual(['open', 'broken']);
    expect(door.isFinal('broken')).toBe(true);
    expect(door.isFinal('open')).toBe(false);
  });

  test('refuses a table with a state nobody can reach', () => {
    expect(() => stateMachine<'shut' | 'open'>('shut', { shut: [], open: ['shut'] })).toThrow(
      'states nobody can reach: open',
    );
  });
});

test('a manual clock stands still until it is moved', () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const start = clock.now();
  clock.advance({ hours: 1, minutes: 1 });
  expect(clock.now() - start).toBe(3_660_000);
  clock.set('2026-11-20T10:00:00+07:00');
  expect(clock.now()).toBe(start);
});
