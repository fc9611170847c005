import { travelDate } from '@naga/kernel/travel-date.js';
import { RouterContextProvider } from 'react-router';
import { brandOf } from '../src/app/brands.js';
import { graphContext, type GraphClient } from '../src/session/graph.js';
import { visitContext, type Visit } from '../src/session/visit.js';
import { fakeGraph } from './fake-graph.js';

/** 20 November 2026, 10:00 at the stops. */
export const NOW = Date.parse('2026-11-20T03:00:00Z');

/** What a loader's context holds for a guest in English, unless told otherwise. */
export function aVisit(more: Partial<Visit> = {}, graph: GraphClient = fakeGraph): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(graphContext, graph);
  context.set(visitContext, {
    language: 'en',
    brand: brandOf(''),
    currency: undefined,
    headers: {},
    reference: 'r-1',
    today: travelDate('2026-11-20'),
    now: NOW,
    baseUrl: 'https://naga.example',
    nextAppUrl: undefined,
    ...more,
  });
  return context;
}

/** A request as a browser without script sends it. */
export const sent = (path: string, fields?: Record<string, string>, cookie = '') =>
  new Request(`https://naga.example${path}`, {
    headers: { cookie },
    ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
  });
