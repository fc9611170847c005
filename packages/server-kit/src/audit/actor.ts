import type { Clock } from '@naga/kernel/clock.js';
import type { Viewer } from '../viewer/viewer.js';

/** The setting of a transaction in which the audit's triggers find who makes its changes. */
export const ACTOR = 'naga.actor';
/** The setting of a transaction that says that rows come in bulk. */
export const BULK = 'naga.bulk';

/** Who, through which door, in whose name; `at` comes from the app's clock when a transaction begins. */
export interface Actor {
  readonly viewer: Viewer;
  readonly clock: Clock;
  /** Rows come by the thousand: one entry a table and transaction says how many, instead of one entry a row. */
  readonly bulk?: boolean;
}

/** For JSON.stringify: jsonb takes neither NUL nor half a surrogate pair, and a client may send both in a request id. */
export const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').slice(0, 200) : value;

const whoOf = (viewer: Viewer) => {
  if (viewer.kind === 'guest') return {};
  if (viewer.kind === 'service') return { service: viewer.service, behalf: viewer.onBehalfOf };
  const { userId: user, impersonatorId: impersonator, apiKeyId: key, operatorId: operator, countryCode } = viewer;
  return { user, impersonator, key, operator, country: countryCode };
};

/** An actor as the triggers read it, at this moment. */
export function actorText({ viewer, clock }: Actor): string {
  const { requestId: request, ip, channel, mode } = viewer;
  const at = new Date(clock.now()).toISOString();
  return JSON.stringify({ at, ...whoOf(viewer), request, ip, channel, mode }, storable);
}
