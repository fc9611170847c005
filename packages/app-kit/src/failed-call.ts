import type { Failed } from './error-catalogue.js';

interface Answered {
  statusCode?: unknown;
  status?: unknown;
}

/** An error of fetch or of Apollo Client as the error catalogue looks at it. */
export function failedCall(error: unknown): Failed {
  const { name, statusCode, status } = (error ?? {}) as Answered & { name?: unknown };
  const code = typeof statusCode === 'number' ? statusCode : status;
  if (typeof code === 'number') return { status: code };
  if (name === 'AbortError') return { cause: 'aborted' };
  if (name === 'TimeoutError') return { cause: 'timeout' };
  // A graph that answers with errors has answered: the fault is the server's.
  if (name === 'CombinedGraphQLErrors') return { status: 500 };
  return { cause: 'network' };
}
