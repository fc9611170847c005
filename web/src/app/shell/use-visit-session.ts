import { beginJourney, keepPageAttributes, visitSession } from '@naga/app-kit/visit-session.js';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutPrefix } from '../../session/language.js';

/** Where choosing a journey begins anew. */
const BEGINS = /^\/($|bus-tickets|taxi-tickets|ferry-tickets|search)/;

/** The visit of this tab (specification, sections 2 and 4): its id, when it and its journey began, what addresses said. */
export function useVisitSession(): void {
  const { pathname, search } = useLocation();
  const page = withoutPrefix(pathname).split('/')[1] ?? '';
  useEffect(() => {
    try {
      visitSession(sessionStorage, Date.now());
      if (BEGINS.test(`/${page}`)) beginJourney(sessionStorage, Date.now());
    } catch {
      // Private windows may refuse storage; nothing on a page depends on it.
    }
  }, [page]);
  useEffect(() => {
    try {
      keepPageAttributes(sessionStorage, new URLSearchParams(search));
    } catch {
      // As above.
    }
  }, [search]);
}
