import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, print, type SelectionSetNode, visit } from 'graphql';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { reportSurprise } from './report.js';
import { visitContext } from './visit.js';

/** One operation against the public graph, as any GraphQL server takes it over HTTP. */
export interface GraphOperation {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

export interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Where pages get their data: the gateway in this process or over HTTP, with the visitor's own headers. */
export interface GraphClient {
  execute(operation: GraphOperation, headers: Record<string, string>): Promise<GraphAnswer>;
}

export const graphContext = createContext<GraphClient>();

const texts = new WeakMap<object, Pick<GraphOperation, 'query' | 'operationName'>>();

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Which of several types was answered is asked for wherever a document tells them apart; Apollo Client does the same. */
const withTypename = (set: SelectionSetNode): SelectionSetNode | undefined =>
  set.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT)
    ? { ...set, selections: [TYPENAME, ...set.selections] }
    : undefined;

function textOf(document: TypedDocumentNode<unknown, never>) {
  let text = texts.get(document);
  if (text === undefined) {
    const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
    const query = print(visit(document, { SelectionSet: withTypename }));
    text = { query, operationName: operation?.name?.value };
    texts.set(document, text);
  }
  return text;
}

/** What an error boundary needs to know about a failure; thrown with `data()` by loaders and actions. */
export interface Failure {
  kind: 'server' | 'sold-out' | 'not-found';
  /** Names this request in our logs. */
  reference?: string;
}

/** What the graph says about single fields of an input (BAD_USER_INPUT); thrown by `ask` for those who can show it. */
export class InvalidFields extends Error {
  constructor(readonly fields: readonly { path: string; code: string }[]) {
    super('invalid input');
  }
}

/** Somebody acts for the visitor, or a program does; what was asked is done in person only. Thrown for forms. */
export class InPersonOnly extends Error {}

/** Somebody asked so often that he may be guessing; he may again after so many seconds. Thrown for forms. */
export class AskedTooOften extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too many attempts');
  }
}

export interface AskOptions {
  /** Beside the visitor's own: the token that opens one booking. */
  headers?: Record<string, string>;
  /**
   * Throw `InvalidFields` instead of a 404, `InPersonOnly` instead of a 403 and `AskedTooOften` instead of a 500: a form
   * was wrong, not the address.
   */
  isForm?: boolean;
}

/** What a refused door asks for that no role gives (subgraph users: signed-in.ts). */
const IN_PERSON = new Set<unknown>(['in person', 'session']);

/** What the door says instead of an answer; for robots and caches it is not our failure. */
const STATUS: Readonly<Record<string, number>> = {
  SERVICE_UNAVAILABLE: 503,
  TOO_MANY_REQUESTS: 429,
  FORBIDDEN: 403,
};

/**
 * Runs a generated document for a loader or an action and returns its data.
 * Throws a `Failure` with status 503 when the graph cannot be reached, 429 when the visitor asks too often, 403 when he
 * may not ask it, and 500 when it answers with another error; fields that merely came back null are the caller's to
 * judge. Invalid input (BAD_USER_INPUT) throws a 404: the address is wrong.
 */
export async function ask<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { headers: more, isForm = false }: AskOptions = {},
): Promise<Result> {
  const { headers, language, reference } = context.get(visitContext);
  const failed = (kind: Failure['kind'], status: number) => data({ kind, reference } satisfies Failure, { status });
  let answer: GraphAnswer;
  try {
    answer = await context
      .get(graphContext)
      .execute(
        { ...textOf(document as TypedDocumentNode<unknown, never>), variables },
        { ...headers, ...more, 'accept-language': language },
      );
  } catch (error) {
    reportSurprise(error);
    throw failed('server', 503);
  }
  const [error] = answer.errors ?? [];
  if (error?.extensions?.['code'] === 'BAD_USER_INPUT') {
    if (isForm) throw new InvalidFields((error.extensions['fields'] ?? []) as InvalidFields['fields']);
    throw failed('not-found', 404);
  }
  if (isForm && error?.extensions?.['code'] === 'TOO_MANY_ATTEMPTS')
    throw new AskedTooOften(Number(error.extensions['retryAfterSeconds']));
  if (isForm && IN_PERSON.has(error?.extensions?.['permission'])) throw new InPersonOnly();
  if (error !== undefined || answer.data == null)
    throw failed('server', STATUS[String(error?.extensions?.['code'])] ?? 500);
  return answer.data as Result;
}
