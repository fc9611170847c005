import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { askLess } from './styles.cjs';
import { JSDOM } from 'jsdom';

const PAGE = `
  <style>
    .far { display: none } p.near { opacity: 0.5 } ul > li:not(.a, .b) { content: "x" } [title="a,b)"] b { position: fixed }
    :is(i, em) { float: left } svg foreignObject { display: flex } a, .far > * { color: red } @media screen { u { cursor: help } }
    @keyframes turn { from { opacity: 0 } }
  </style>
  <p class="near" style="color: #010203; --own: 7px"><a href="/">A</a><i>I</i><u>U</u></p>
  <div class="far" style="visibility: hidden; pointer-events: none"><span style="border: 1px solid">S</span></div>
  <ul><li>one</li><li class="a">two</li></ul><section title="a,b)"><b>B</b></section>
  <svg><foreignObject><p>P</p></foreignObject></svg><input type="hidden"><details><summary>D</summary></details>`;
const { window: plain } = new JSDOM(PAGE);
const { window } = new JSDOM(PAGE);
askLess(window);

const NAMES = [
  ...new Set(Object.getOwnPropertyNames(Object.getPrototypeOf(plain.getComputedStyle(plain.document.body)))),
];
const elements = ({ document }) => [...document.querySelectorAll('*')];

/** All that can be read of a style, by every name that it has. */
const all = (style) => [
  ...NAMES.filter((name) => typeof style[name] !== 'function').map((name) => [name, style[name]]),
  ...[...Array.from(style), '--own', 'visibility', 'no-such'].map((name) => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]),
];

test('every element has the style that jsdom says, by each name', () => {
  const said = elements(window).map((element) => all(window.getComputedStyle(element)));
  expect(said).toEqual(elements(plain).map((element) => all(plain.getComputedStyle(element))));
});

test('a rule is for the elements that its selector says', () => {
  const require = createRequire(import.meta.url);
  // As jsdom has it, which reads its own sheet so.
  const { parse } = createRequire(require.resolve('jsdom'))('rrweb-cssom');
  const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
  const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
  const rules = [parse(require('jsdom/lib/jsdom/browser/default-stylesheet.js')), ...window.document.styleSheets];
  const texts = rules.flatMap(({ cssRules }) =>
    [...cssRules].flatMap(({ selectorText: text }) => (text === undefined || text.includes('@') ? [] : text)),
  );
  for (const text of texts)
    expect([text, elements(window).filter((element) => matchesDontThrow(implForWrapper(element), text))]).toEqual([
      text,
      [...window.document.querySelectorAll(text)],
    ]);
});

test('what changes is seen, and nothing but an element has a style', () => {
  const [link, far] = [window.document.querySelector('a'), window.document.querySelector('.far span')];
  expect(window.getComputedStyle(far).visibility).toBe('hidden');
  far.parentElement.style.visibility = 'visible';
  link.className = 'far';
  expect([window.getComputedStyle(far).visibility, window.getComputedStyle(link).display]).toEqual(['visible', 'none']);
  expect(() => window.getComputedStyle({})).toThrow(TypeError);
});
