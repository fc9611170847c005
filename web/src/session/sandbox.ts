import { withoutPrefix } from './language.js';

/** What an address says so with; it goes on to the pages it leads to. */
export const SANDBOX_SEARCH = '?mode=sandbox';

/** Whether a page for developers is about what keys do in the sandbox instead of the real thing. */
export const isSandbox = (url: URL): boolean =>
  withoutPrefix(url.pathname).startsWith('/developers/') && url.searchParams.get('mode') === 'sandbox';

/** Asks the graph about the sandbox, which it shows to whoever manages keys; writing there takes a key. */
export const sandboxHeaders = (sandbox: boolean): Record<string, string> => (sandbox ? { 'x-mode': 'sandbox' } : {});
