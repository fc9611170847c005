import type { GraphClient } from './graph.js';

/** What the server around the build knows of one request. */
export interface VisitFacts {
  graph: GraphClient;
  /** Path of the address, without query. */
  path: string;
  host: string;
  cookie: string;
  headers: Record<string, string>;
  reference: string;
  baseUrl: string;
  nextAppUrl: string | undefined;
  now: number;
}
