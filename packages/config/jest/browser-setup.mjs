import '@testing-library/jest-dom/jest-globals';

/** jsdom lays nothing out. `matches` is true for the empty query: mantine-datatable hides every column otherwise. */
globalThis.matchMedia ??= (media) => ({
  media,
  matches: media === '',
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

Element.prototype.scrollIntoView ??= () => {};
globalThis.scrollTo = () => {};
