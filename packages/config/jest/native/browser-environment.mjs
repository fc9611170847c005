import './labels.cjs';
import { askLess } from './styles.cjs';
import { ModernFakeTimers } from '@jest/fake-timers';
import { JSDOM, VirtualConsole } from 'jsdom';
import NativeEnvironment from './environment.cjs';
import { layOutNothing } from './layout.mjs';
import { dateThatBegins } from './page-clock.mjs';
import { endTimers, timers } from './page-timers.mjs';

/**
 * jsdom has no fetch and its own, narrower copies of these; React Router's loaders and Apollo Client need Node's. The
 * timers are Node's as well, so that who asks `window` for one gets the fake one of a test.
 */
const FROM_NODE = new Set([
  'Date',
  'Intl',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Blob',
  'atob',
  'btoa',
  'crypto',
  'performance',
  'structuredClone',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
]);
const ON_EVERY_TARGET = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

/** Where screens are looked at, wherever the machine stands: on the clock of the stops. Browsers have another one. */
const ZONE = 'Asia/Phnom_Penh';

let browser;

/**
 * One window for all files of a worker, since modules are loaded once and keep what they found: it is emptied after each
 * file, and its names are global only while a file runs. The development build of React has `act`: NODE_ENV stays `test`.
 */
export default class BrowserEnvironment extends NativeEnvironment {
  constructor(config) {
    browser ??= openBrowser();
    // Fake timers look at what is there when they are made.
    browser.enter();
    super(config);
    // The window's, since Node's module `timers` then keeps its own: React's `act` takes them from there, once for all.
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: browser.window });
  }

  async setup() {
    await super.setup();
    process.env.NODE_ENV = 'test';
    this.zone = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    process.env.TZ = ZONE;
  }

  async teardown() {
    await super.teardown();
    process.env.TZ = this.zone;
    await endTimers();
    browser.leave();
  }
}

function openBrowser() {
  const dom = new JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole: told(),
  });
  const { window } = dom;
  layOutNothing(window);
  askLess(window);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (FROM_NODE.has(name) || !(name in window)) forward(window, name, globalThis);
  // css.escape, which comes with the matchers, leaves its work in the global object.
  forward(window, 'CSS', globalThis);
  const names = Object.getOwnPropertyNames(window).filter((name) => name !== 'CSS' && isOfWindow(window, name));
  const putBackPage = [window, window.document, window.navigator].map(remember);
  let putBackNode;

  return {
    window,
    enter() {
      putBackNode = remember(globalThis);
      for (const name of names) forward(globalThis, name, window);
      Object.assign(globalThis, timers, { Date: dateThatBegins() });
      for (const name of ON_EVERY_TARGET) globalThis[name] = (...given) => window[name](...given);
    },
    leave() {
      putBackNode();
      empty(dom);
      for (const putBack of putBackPage) putBack();
    },
  };
}

/** Who asks `from` for this name, or sets it, means that of `to`. */
function forward(from, name, to) {
  const set = (value) => {
    to[name] = value;
  };
  Object.defineProperty(from, name, { get: () => to[name], set, configurable: true, enumerable: false });
}

function isOfWindow(window, name) {
  if (!(name in globalThis)) return true;
  const { configurable } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  return configurable === true && !FROM_NODE.has(name) && window[name] !== globalThis[name];
}

/** Marks of what is loaded once: React's on the document that it listens to, and css.escape. */
const STAYS = /^(_react.*|CSS)$/;

/** Answers how an object gets back the properties that it has now, and no others. */
function remember(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const name of Object.getOwnPropertyNames(object))
      if (!Object.hasOwn(before, name) && !STAYS.test(name)) delete object[name];
    for (const [name, descriptor] of Object.entries(before))
      if (descriptor.configurable && !isSame(descriptor, Object.getOwnPropertyDescriptor(object, name)))
        Object.defineProperty(object, name, descriptor);
  };
}

const isSame = (one, other) => other !== undefined && one.value === other.value && one.get === other.get;

function empty(dom) {
  const { document, localStorage, sessionStorage } = dom.window;
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
  dom.reconfigure({ url: 'http://localhost/' });
}

/** What the page says, and what went wrong in it, goes to the console of the test file that runs. */
function told() {
  const say =
    (_, method) =>
    (...said) =>
      globalThis.console[method](...said);
  return new VirtualConsole().sendTo(new Proxy({}, { get: say }));
}
