import { withoutPrefix } from '../../session/language.js';
import { isTransport, type Transport } from '../../session/transport.js';

/** Albums of vehicles on a page; gallery.graphql asks for so many. */
export const PAGE_SIZE = 24;
const LAST_PAGE = 1000;

/** What of the gallery is shown. */
export interface Shown {
  /** As the app shows it, at its own address. */
  readonly forApp: boolean;
  readonly kind: Transport | undefined;
  /** From 1. */
  readonly page: number;
}

/** What an address asks for: '/kh/gallery?kind=bus&page=2'; what it cannot mean is left out. */
export function shownAt({ pathname, searchParams }: URL): Shown {
  const kind = searchParams.get('kind');
  const page = Number(searchParams.get('page') ?? 1);
  return {
    forApp: withoutPrefix(pathname) === '/appGallery',
    kind: isTransport(kind) ? kind : undefined,
    page: Number.isInteger(page) && page > 0 && page < LAST_PAGE ? page : 1,
  };
}

/** Its address, without prefix. */
export function shownPath({ forApp, kind, page }: Shown): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return [forApp ? '/appGallery' : '/gallery', query.toString()].filter(Boolean).join('?');
}

/** The one address of it that search engines are told: the app's is the same to them. */
export const canonicalPath = (shown: Shown): string => shownPath({ ...shown, forApp: false });
