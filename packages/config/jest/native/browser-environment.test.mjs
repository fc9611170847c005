import { afterEach, expect, test } from '@jest/globals';
import BrowserEnvironment from './browser-environment.mjs';

let open;
const visit = async () => {
  open = new BrowserEnvironment({ projectConfig: { fakeTimers: {} } });
  await open.setup();
};
const leave = () => open.teardown().finally(() => (open = undefined));
afterEach(() => open && leave());

const left = () => ({
  body: document.body.outerHTML,
  language: document.documentElement.lang,
  kept: [localStorage.length, sessionStorage.length, document.cookie],
  address: location.href,
  online: navigator.onLine,
});

test('the next file finds the same window, and nothing that this one leaves in it', async () => {
  await visit();
  const first = { window, found: left() };
  document.body.innerHTML = '<p>A seat</p>';
  document.documentElement.lang = 'km';
  document.cookie = 'language=km';
  localStorage.setItem('seat', '1A');
  sessionStorage.setItem('seat', '1A');
  history.pushState(null, '', '/kh');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(left()).not.toEqual(first.found);
  await leave();
  await visit();
  expect({ window, found: left() }).toEqual(first);
});

test('what a page put off does not come after it, but for what was due', async () => {
  await visit();
  const came = [];
  setInterval(() => came.push('again'), 5);
  setTimeout(() => came.push('never'), 3_600_000);
  clearTimeout(setTimeout(() => came.push('called off')));
  setTimeout(() => {
    came.push('at once');
    window.setTimeout(() => came.push('and then'));
  });
  await leave();
  expect(came.filter((what) => what !== 'again')).toEqual(['at once', 'and then']);
  came.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(came).toEqual([]);
});

test('the names of a window are global while a file runs, and Node has its own back afterwards', async () => {
  const { Event, setTimeout } = globalThis;
  const node = process.env.NODE_ENV;
  await visit();
  expect([globalThis.Event, window.setTimeout, window.fetch]).toEqual([window.Event, globalThis.setTimeout, fetch]);
  expect(globalThis.Event).not.toBe(Event);
  expect(process.env.NODE_ENV).toBe('test');
  await leave();
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect([globalThis.Event, globalThis.setTimeout]).toEqual([Event, setTimeout]);
  expect(process.env.NODE_ENV).toBe(node);
});

test('a page begins on the same morning whenever tests run, and its clock goes on', async () => {
  const real = Date;
  await visit();
  const morning = () => new Date().toISOString().slice(0, 15);
  expect([morning(), new Date(5).getTime(), new Date(2026, 0).getMonth()]).toEqual(['2026-11-23T02:0', 5, 0]);
  const began = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(window.Date.now()).toBeGreaterThan(began);
  await leave();
  await visit();
  expect(Date.now() - Date.parse('2026-11-23T02:00:00Z')).toBeLessThan(60_000);
  await leave();
  expect(Date).toBe(real);
});

test('fake timers are those of the window and of who asks no window; what React takes from Node stays real', async () => {
  const { setImmediate } = process.getBuiltinModule('timers');
  const real = Date;
  await visit();
  open.fakeTimersModern.useFakeTimers({ now: 5 });
  const came = [];
  window.setTimeout(() => came.push('a window'), 1000);
  globalThis.setTimeout(() => came.push('anybody'), 1000);
  open.fakeTimersModern.advanceTimersByTime(1000);
  expect([came, Date.now(), window.Date.now()]).toEqual([['a window', 'anybody'], 1005, 1005]);
  expect(process.getBuiltinModule('timers').setImmediate).toBe(setImmediate);
  await leave();
  expect(Date).toBe(real);
});
