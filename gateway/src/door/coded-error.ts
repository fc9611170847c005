import { GraphQLError } from 'graphql';

interface Http {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

/** What a door says instead of an answer: a code with its facts, and how HTTP says it, the same for the graph and for REST. */
export const codedError = (
  status: number,
  code: string,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): GraphQLError => {
  const http: Http = { status, headers: new Map(Object.entries(headers)) };
  return new GraphQLError(message, { extensions: { ...facts, code, http } });
};

/** Status and headers that an error wants; undefined when it says nothing of HTTP. */
export const httpOf = ({ extensions }: GraphQLError): Http | undefined => extensions['http'] as Http | undefined;
