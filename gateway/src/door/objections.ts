import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { GraphQLError } from 'graphql';
import type { OperationFacts } from '../graph/facts.js';
import { sizeOfJson } from '../http/json-size.js';
import { codedError } from './coded-error.js';

/** Several times what our own screens ask, and far below what would keep us busy. */
const MAX_WEIGHT = 20_000;
const MAX_FIELDS = 1_000;
const MAX_LIST = 1_000;
/** Of a list in the variables: seats, passengers, places. */
const MAX_GIVEN = 500;

/** Who may read the whole schema: partners with an account of their own, and the platform's people (rules.md 8). */
const DEVELOPERS = new Set([8, 1, 11, 7]);

export const isDeveloper = (viewer: Viewer): boolean => viewer.kind === 'user' && DEVELOPERS.has(viewer.roleId);

/** What is known of a request beside its operation. */
export interface Asking {
  readonly viewer: Viewer;
  readonly variables: Readonly<Record<string, unknown>>;
  /** False when a browser's cookie carries it and the page did not show that it could read the anti-forgery cookie. */
  readonly isProven: boolean;
  /** Only operations of our own apps, and of developers, are answered. */
  readonly isListRequired: boolean;
}

/** Why an operation is not even planned; undefined when it may be asked. */
export function objectionTo(facts: OperationFacts, asking: Asking): GraphQLError | undefined {
  const { viewer, variables, isProven, isListRequired } = asking;
  if (facts.isMutation && !isProven) {
    return codedError(403, 'XSRF_TOKEN_MISMATCH', 'Send the cookie XSRF-TOKEN also as header X-XSRF-TOKEN.');
  }
  if (isListRequired && !isDeveloper(viewer) && !facts.isListed()) {
    return codedError(403, 'OPERATION_NOT_LISTED', 'Only operations of our own apps are answered here.');
  }
  if (facts.asksSchema && !isDeveloper(viewer)) {
    return codedError(
      403,
      'FORBIDDEN',
      'The schema is at /graphql/schema.json. Signed-in developers may ask for it here; __type(name) is open.',
    );
  }
  const given = sizeOfJson(variables);
  if (given.isTooDeep || given.longestList > MAX_GIVEN) {
    return codedError(
      400,
      'BAD_USER_INPUT',
      `The variables are too deep, or have a list of over ${MAX_GIVEN} entries.`,
      { max: MAX_GIVEN },
    );
  }
  if (!given.isUnicode) {
    return codedError(400, 'BAD_USER_INPUT', 'The variables hold text that is no Unicode.');
  }
  const { weight, fields, longestList } = facts.costOf(variables);
  if (longestList > MAX_LIST) {
    return codedError(400, 'BAD_USER_INPUT', `Lists have at most ${MAX_LIST} rows.`, { max: MAX_LIST });
  }
  if (fields > MAX_FIELDS || weight > MAX_WEIGHT) {
    return codedError(400, 'OPERATION_TOO_LARGE', 'This asks for too much at once.', { max: MAX_WEIGHT });
  }
  return undefined;
}
