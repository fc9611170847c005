import { getNamedType, isAbstractType, isLeafType } from 'graphql';
import { OPERATIONS } from '../access/call.js';
import type { RestClient } from '../harness/rest-client.js';

export interface Said {
  /** Of the refusal or of the first error; undefined: it was done. */
  readonly code: string | undefined;
  /** Inputs that BAD_USER_INPUT names. */
  readonly fields: readonly string[];
}

interface Body {
  readonly data?: { readonly answer: { readonly code?: string } | boolean | null } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly fields?: readonly { readonly path: string }[] };
  }[];
}

/** Asks for a mutation with just these arguments. */
export async function ask(
  client: RestClient,
  operation: string,
  variables: object,
  headers: Record<string, string>,
): Promise<Said> {
  const { args, type } = OPERATIONS.get(`Mutation.${operation}`)!;
  const given = args.filter(({ name }) => name in variables);
  const named = getNamedType(type);
  const refused = isAbstractType(named) ? '... on Refused { code }' : '';
  const query = `mutation (${given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) {
    answer: ${operation}(${given.map(({ name }) => `${name}: $${name}`).join(', ')})
      ${isLeafType(named) ? '' : `{ __typename ${refused} }`} }`;
  const { body } = await client.call<Body>('POST', '/graphql', { query, variables }, headers);
  const error = body.errors?.[0];
  const answer = body.data?.answer;
  return {
    code: error?.extensions?.code ?? error?.message ?? (typeof answer === 'object' ? answer?.code : undefined),
    fields: (error?.extensions?.fields ?? []).map(({ path }) => path.replace(/\.\d+/g, '')),
  };
}
