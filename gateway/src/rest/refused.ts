import { sentenceOf } from './refusal-sentences.js';
import { RestError } from './rest-error.js';

interface Refused {
  readonly __typename: 'Refused';
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Where a refusal is not a 409 with its facts (rules.md 14 and 17). */
const STATUS: Readonly<Record<string, number>> = {
  WRONG_CREDENTIALS: 400,
  CODE_WRONG: 400,
  CHALLENGE_OVER: 400,
  AUTO_LOGIN_NOT_ALLOWED: 400,
  SESSION_ENDED: 401,
  RESTRICTED_AGENCY: 403,
  NOT_WHILE_IMPERSONATING: 403,
  EMAIL_TAKEN: 422,
  LOGIN_NAME_TAKEN: 422,
  TOKEN_INVALID: 422,
  PASSWORD_NEEDED: 422,
  METHOD_NOT_AVAILABLE: 422,
  TOO_MANY_ATTEMPTS: 429,
};

const statusOf = (code: string): number => STATUS[code] ?? (code.endsWith('_NOT_FOUND') ? 404 : 409);

/** How long a client should wait, in seconds; undefined where waiting changes nothing. */
function retryAfter({ code, facts }: Refused): string | undefined {
  if (code === 'TOO_MANY_ATTEMPTS') return String(facts['retryAfterSeconds'] ?? 60);
  return code === 'TRY_AGAIN' ? '1' : undefined;
}

/**
 * Everything a mutation answers but its refusal, which is thrown as the client gets it.
 * @param statuses where this route answers a code with another status than the others
 */
export function accepted<Result extends { readonly __typename: string }>(
  result: Result,
  statuses: Readonly<Record<string, number>> = {},
): Exclude<Result, { readonly __typename: 'Refused' }> {
  if (result.__typename !== 'Refused') return result as Exclude<Result, { readonly __typename: 'Refused' }>;
  const refused = result as unknown as Refused;
  const wait = retryAfter(refused);
  const status = statuses[refused.code] ?? statusOf(refused.code);
  // What is not there and what is not yours look alike.
  const facts = status === 404 ? {} : refused.facts;
  const messages = [sentenceOf(refused.code, refused.facts)];
  throw new RestError(status, refused.code, messages, facts, wait ? { 'retry-after': wait } : {});
}

/** As the refusal of somebody's booking that is not there. */
export const notFound = (code: string): RestError => new RestError(404, code, [sentenceOf(code, {})]);
