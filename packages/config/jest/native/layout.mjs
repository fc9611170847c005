/**
 * jsdom lays nothing out: what the screens ask about it is answered. `matches` is true for the empty query, since
 * mantine-datatable hides every column otherwise.
 */
export function layOutNothing(window) {
  window.matchMedia = (media) => ({
    media,
    matches: media === '',
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
}
