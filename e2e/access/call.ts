import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getVariableValues,
  type GraphQLField,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
} from 'graphql';
import type { RestClient } from '../harness/rest-client.js';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

type Operation = GraphQLField<unknown, unknown>;

/** Every operation of the public graph by its path: 'Query.bookings'. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, Operation] => [`${type.name}.${field.name}`, field]),
  ),
);

/** Whether an operation answers a page of rows with their number. */
export function isPaged(path: string): boolean {
  const type = getNamedType(OPERATIONS.get(path)!.type);
  return isObjectType(type) && 'rows' in type.getFields() && 'total' in type.getFields();
}

/** Enough of a result to know which row it is, or why not. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) return '{ __typename ... on Refused { code } }';
  if (!isObjectType(type)) return '';
  const rows = type.getFields()['rows'];
  if (rows) return `{ ${type.getFields()['total'] ? 'total ' : ''}rows ${selectionOf(rows.type)} }`;
  return type.getFields()['id'] ? '{ __typename id }' : '{ __typename }';
}

function documentOf(path: string, variables: object): string {
  const [root, name] = path.split('.') as [string, string];
  const { args: all, type } = OPERATIONS.get(path)!;
  const args = all.filter((arg) => arg.name in variables || isRequiredArgument(arg));
  const given = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inParentheses = (text: string) => (text ? `(${text})` : '');
  return `${root.toLowerCase()}${inParentheses(given)} { answer: ${name}${inParentheses(passed)} ${selectionOf(type)} }`;
}

/** What is wrong with arguments before anybody looks at them. */
export function wrongArguments(path: string, variables: object): string[] {
  const [operation] = parse(documentOf(path, variables)).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(path);
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
  return errors.map(({ message }) => `${path}: ${message}`);
}

export interface Answer {
  readonly status: number;
  /** Of the first error, or of the refusal. */
  readonly code: string | undefined;
  readonly answer: unknown;
}

/** Does one operation as somebody. Arguments that have a default may be left out. */
export async function call(
  client: RestClient,
  path: string,
  variables: object,
  headers: Record<string, string>,
): Promise<Answer> {
  const { status, body } = await client.call<{
    data?: { answer: unknown } | null;
    errors?: { extensions?: { code?: string } }[];
  }>('POST', '/graphql', { query: documentOf(path, variables), variables }, headers);
  const answer = body.data?.answer ?? null;
  const refusal = (answer as { code?: string } | null)?.code;
  return { status, code: body.errors?.[0]?.extensions?.code ?? refusal, answer };
}
