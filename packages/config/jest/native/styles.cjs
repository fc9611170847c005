/**
 * jsdom says the style of an element by trying every rule of every sheet, most of which are about other tags, and by
 * working out fourteen colours and the like, of which hardly anybody asks for one: a fifth of what the test of a screen
 * costs. Here a rule about other tags is passed over, and the rest is worked out for who asks for it. To be loaded before
 * jsdom, whose style rules keep the function that they find.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow: match } = selectors;
const tags = new Map();

/** The tags of which an element must have one to match, in lower case; none where a selector does not say. */
function tagsOf(selector) {
  if (selector === undefined) return null;
  let known = tags.get(selector);
  if (known === undefined) tags.set(selector, (known = readTags(selector)));
  return known;
}

function readTags(selector) {
  let plain = selector.replaceAll(/\[[^\][]*\]/g, '');
  for (let nested = ''; nested !== plain;) [nested, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, '')];
  if (/[()[\]"'\\|]/.test(plain)) return null;
  const lasts = plain.split(',').map(
    (part) =>
      /^[a-z][\w-]*/i.exec(
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      )?.[0],
  );
  return lasts.includes(undefined) ? null : new Set(lasts.map((tag) => tag.toLowerCase()));
}

selectors.matchesDontThrow = (element, selector) =>
  (tagsOf(selector)?.has(element._localName.toLowerCase()) ?? true) && match(element, selector);

const { getDeclarationForElement, getResolvedValue } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

/** Words that an element inherits as they were said. */
const INHERITED = new Map([
  ['visibility', 'visibility'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
]);
/** Names that are worked out, or made of such. */
const WORKED_OUT = /^(cssText$|color|caret|border|background|outline|-?webkit)/i;

/** The style of an element, whole as soon as somebody asks for more than words that are said. */
function styleOf(element, workOut) {
  const said = getDeclarationForElement(element);
  let whole;
  const wholly = () => (whole ??= workOut());
  const read = (name) => {
    if (INHERITED.has(name)) return getResolvedValue(element, INHERITED.get(name));
    return WORKED_OUT.test(name) ? undefined : said.getPropertyValue(name);
  };
  const getPropertyValue = (name) => read(name) ?? wholly().getPropertyValue(name);
  return new Proxy(said, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (typeof said[name] === 'string') {
        if (INHERITED.has(name)) return read(name);
        if (!WORKED_OUT.test(name)) return said[name];
      }
      const value = wholly()[name];
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

/** For a window of jsdom. */
exports.askLess = (window) => {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const known = pseudo ? null : implForWrapper(element);
    return known?._localName === undefined
      ? getComputedStyle(element, pseudo)
      : styleOf(known, () => getComputedStyle(element));
  };
};
