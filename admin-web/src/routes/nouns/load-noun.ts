import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { NOUNS } from '../../nouns/index.js';
import type { Noun } from '../../records/noun/noun.js';

/** The noun that an address speaks of. */
export async function loadNoun({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  const { pathname } = new URL(request.url);
  const path = Object.keys(NOUNS).find((one) => `${pathname}/`.includes(`/${one}/`));
  return (await NOUNS[path!]!()).default;
}

/** It, in the screens that its addresses lead to. */
export const useNoun = (): Noun => useLoaderData();
