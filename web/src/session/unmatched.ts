import { data, redirect } from 'react-router';
import type { Failure } from './graph.js';
import type { Visit } from './visit.js';

/** What an unmatched path answers: the newer application's page where there is one, else our own helpful 404. */
export const unmatched = ({ nextAppUrl }: Visit, { pathname, search }: URL) =>
  nextAppUrl === undefined
    ? data({ kind: 'not-found' } satisfies Failure, { status: 404 })
    : redirect(`${nextAppUrl}/next-app${pathname}${search}`);
