import type * as visitSessionKit from '@naga/app-kit/visit-session.js';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutPrefix } from '../../session/language.js';

/** Where choosing a journey begins anew. */
const BEGINS = /^($|bus-tickets|taxi-tickets|ferry-tickets|search)/;

/** Nothing on a page waits for it, and private windows may refuse storage. */
const afterPaint = (then: (kit: typeof visitSessionKit) => void) =>
  void import('@naga/app-kit/visit-session.js').then(then).catch(() => undefined);

/** The visit of this tab (specification, sections 2 and 4): its id, when it and its journey began, what addresses said. */
export function useVisitSession(): void {
  const { pathname, search } = useLocation();
  const page = withoutPrefix(pathname).split('/')[1] ?? '';
  useEffect(() => {
    afterPaint(({ beginJourney, visitSession }) => {
      visitSession(sessionStorage, Date.now());
      if (BEGINS.test(page)) beginJourney(sessionStorage, Date.now());
    });
  }, [page]);
  useEffect(() => {
    if (search !== '')
      afterPaint(({ keepPageAttributes }) => keepPageAttributes(sessionStorage, new URLSearchParams(search)));
  }, [search]);
}
