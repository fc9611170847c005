import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FieldProblem } from '@naga/server-kit/graphql/refusal.js';
import { SERVICE_UNAVAILABLE } from '@naga/server-kit/graphql/transport.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { httpOf } from '../door/coded-error.js';
import type { Door } from '../door/door.js';
import { logUnexpected } from '../graph/answer.js';
import type { Graph } from '../graph/graph.js';
import { invalidFields, RestError } from './rest-error.js';

/** Asks the graph as the client of a request; throws what the client must be told instead. */
export type AskGraph = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  viewer: Viewer,
) => Promise<Data>;

/** Field names of the graph → those of the route's body; a name that is not listed is told in snake case. */
export type FieldNames = (path: string) => string;

export const snakePath: FieldNames = (path) =>
  path
    .replace(/^input\./, '')
    .replace(/^passengers\b/, 'passenger_requests')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SENTENCES: Readonly<Record<string, string>> = {
  MATCHES: 'has characters that are not allowed',
  MAX_LENGTH: 'is too long',
  MIN_LENGTH: 'is too short',
  IS_LENGTH: 'is too long or too short',
  IS_NOT_EMPTY: 'must not be empty',
  IS_EMAIL: 'must be an e-mail address',
  NOT_HELD: 'must be one of the seats that are held',
  IS_PHONE_NUMBER: 'must be a telephone number',
  PASSPORT_LETTERS: 'has letters that a ticket cannot show: write the name in the Latin letters of the passport',
  IS_NAME: 'must be a name',
  RANGE: 'is too few or too many',
  TWICE: 'is named twice',
  WHOLE_RIDE: 'must be taken for all seats of the ride, or for none',
  REQUIRED: 'is asked by the operator: see passenger_fields of the journey',
  NOT_A_BIRTH_DATE: 'must be a date of birth before the day of travel',
  NOT_A_CHILD: `must be a child’s: under ${CHILD_BELOW} on the day of travel`,
  IS_USER_NAME: 'must be 3 to 40 letters, digits, dots or dashes',
};

const words = (code: string): string => SENTENCES[code] ?? code.toLowerCase().replaceAll('_', ' ');

/** Too many requests, a key of nobody, a write that still runs: as the door says it to everybody. */
function saidByDoor(error: GraphQLError): RestError | undefined {
  const http = httpOf(error);
  const { code, http: _, ...facts } = error.extensions;
  return http && new RestError(http.status, String(code), [error.message], facts, Object.fromEntries(http.headers));
}

/** Seconds after which a part that was away may be back. */
const AWAY_SECONDS = '5';

/** What a client of REST is told instead of an error of the graph. */
export function restErrorOf(error: GraphQLError, names: FieldNames = snakePath): RestError {
  const code = String(error.extensions['code']);
  switch (code) {
    case SERVICE_UNAVAILABLE:
      return new RestError(503, code, [error.message], {}, { 'retry-after': AWAY_SECONDS });
    case 'UNAUTHENTICATED':
      return new RestError(401, code, ['Sign in first.']);
    case 'FORBIDDEN':
      return new RestError(403, code, ['You may not do this.']);
    case 'BAD_USER_INPUT': {
      const fields = (error.extensions['fields'] ?? []) as FieldProblem[];
      const problems = fields.map((field) => ({ path: names(field.path), message: words(field.code) }));
      return invalidFields(problems.length > 0 ? problems : [{ path: '', message: 'The input is not valid.' }]);
    }
    default:
      return (
        saidByDoor(error) ?? new RestError(500, 'INTERNAL_SERVER_ERROR', ['Something went wrong! Please try again.'])
      );
  }
}

export const askGraph =
  (graph: Graph, door: Door, log: Logger): AskGraph =>
  async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    viewer: Viewer,
  ) => {
    const { data, errors } = await door.run(graph.own(document), variables, viewer);
    if (errors?.length) {
      for (const error of errors) logUnexpected(error, log, viewer.requestId);
      throw restErrorOf(errors[0]!);
    }
    if (!data) throw new Error('the graph answered nothing');
    return data as Data;
  };
