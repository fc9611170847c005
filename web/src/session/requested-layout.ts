import type { Brand } from './brand.js';

/** What a route says of itself by its `handle`. */
export interface Requested {
  readonly layout: Brand['layout'];
}

/** The layout of a page: the host's, but an operator's page always has the operator's. */
export const layoutOf = (brand: Brand, handles: readonly unknown[]): Brand['layout'] =>
  (handles.findLast((handle) => handle !== undefined) as Requested | undefined)?.layout ?? brand.layout;
