import { redirect, redirectDocument } from 'react-router';
import { localPath, prefixIn } from './language.js';

/** The back office is an app of its own, without our language prefixes. */
const isOtherApp = (path: string) => /^\/(admin|api|graphql)(\/|\?|$)/.test(path);

/** A redirect to a path of ours in the reader's language; to the back office by a new document. */
export function leaveFor(params: { lang?: string | undefined }, path: string, headers = new Headers()): Response {
  if (isOtherApp(path)) return redirectDocument(path, { headers });
  return redirect(prefixIn(path) === undefined ? localPath(params, path) : path, { headers });
}
