import { redirect } from 'react-router';
import { localPath } from './language.js';

/**
 * To the address that a page has by now: for good, as search engines want it told. Browsers ask again each time, for what
 * was called otherwise may get its old name back, and two redirects that they keep lead in a circle.
 */
export const toOwnAddress = (params: { lang?: string | undefined }, path: string): Response =>
  redirect(localPath(params, path), { status: 301, headers: { 'Cache-Control': 'no-cache' } });
