import { isRouteErrorResponse } from 'react-router';
import type { Failure } from '../../session/graph.js';

export type Kind = Failure['kind'] | 'network';

/** What an error means to the reader: an answer we threw, a network that failed, or a fault of ours. */
export function kindOf(error: unknown): { kind: Kind; reference: string | undefined } {
  if (isRouteErrorResponse(error)) {
    const failure = (typeof error.data === 'object' ? error.data : undefined) as Failure | undefined;
    return {
      kind: failure?.kind ?? (error.status === 404 ? 'not-found' : 'server'),
      reference: failure?.reference,
    };
  }
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  const failedFetch = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return { kind: offline || failedFetch ? 'network' : 'server', reference: undefined };
}
