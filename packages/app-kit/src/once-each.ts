import { ApolloLink, ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { Kind } from 'graphql';
import { tap } from 'rxjs';
import { randomId } from './random-id.js';

/**
 * Mutations that do their work again when they are repeated, and whose work is money: their subgraphs note it under the
 * key (docs/decisions/0043). Every other one finds its work done (startPayment, cancelBooking, handOutCash,
 * overruleCancel, decide…, paySettlement), moves no money, or answers a token,
 * which is never kept: holdSeats and donate make what ends by itself unpaid.
 */
export const ONCE_EACH: ReadonlySet<string> = new Set([
  // A second line of the balance.
  'topUpAgency',
  // A part goes back once more, as long as something is left.
  'refundPayLink',
  // Somebody is asked, by mail, to pay twice.
  'createPayLink',
  // As many random codes again, each worth its discount.
  'addCouponCodes',
]);

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of this tab, and there still after a reload; of this page alone where the browser keeps nothing. */
function storeOfTab(): Store {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
}

function isOnceEach({ query }: ApolloLink.Operation): boolean {
  const fields = query.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
  );
  return fields.some((field) => field.kind === Kind.FIELD && ONCE_EACH.has(field.name.value));
}

/**
 * Gives a write its Idempotency-Key and keeps it until an answer came: pressed again after an answer that was lost, the
 * write is the same one; after an answer, another. A refusal is an answer; errors are none: the gateway keeps neither.
 */
function keyed(store: Store): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!isOnceEach(operation)) return forward(operation);
    const name = `unanswered ${JSON.stringify([operation.operationName, operation.variables])}`;
    const key = store.getItem(name) ?? randomId();
    store.setItem(name, key);
    operation.setContext(({ headers }) => ({ headers: { ...headers, 'idempotency-key': key } }));
    const forget = () => void (store.getItem(name) === key && store.removeItem(name));
    return forward(operation).pipe(tap(({ data, errors }) => void (data != null && errors === undefined && forget())));
  });
}

const RUNNING = 409;
const FIRST_WAIT_MS = 1000;
const TIMES = 5;

/** Asks again for the answer of a write that still runs: after 1, 2, 4 and 8 seconds at most, as gateway and Retry-After have it. */
const untilAnswered = (): ApolloLink =>
  new RetryLink({
    delay: { initial: FIRST_WAIT_MS, jitter: false },
    attempts: { max: TIMES, retryIf: (error) => ServerError.is(error) && error.statusCode === RUNNING },
  });

/** What makes ONCE_EACH happen once, however often its answer is lost. */
export const onceEach = (store: Store = storeOfTab()): ApolloLink[] => [keyed(store), untilAnswered()];
