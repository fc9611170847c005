import { useRouteLoaderData } from 'react-router';
import type { Visit } from './visit.js';

/** What the root loader hands every page. */
export type Site = Pick<Visit, 'language' | 'brand' | 'today' | 'baseUrl' | 'reference'>;

/** Language, brand, today's date at the stops and the address of this site; the root loader must have run. */
export function useSite(): Site {
  const site = useRouteLoaderData<{ site: Site }>('root')?.site;
  if (site === undefined) throw new Error('the root loader has not run');
  return site;
}
