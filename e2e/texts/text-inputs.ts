import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { OPERATIONS } from '../access/call.js';

const textsIn = (path: string, type: GraphQLInputType): string[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textsIn(`${path}.${field.name}`, field.type));
  return named.name === 'String' || named.name === 'JSONObject' ? [path] : [];
};

/** Every text that a mutation takes, by its path in the arguments: 'input.legs.pickupAddress'. */
export const textInputsOf = (operation: string): string[] =>
  OPERATIONS.get(`Mutation.${operation}`)!.args.flatMap(({ name, type }) => textsIn(name, type));

/** Every mutation that takes a text. */
export const MUTATIONS_WITH_TEXT: readonly string[] = [...OPERATIONS.keys()]
  .filter((path) => path.startsWith('Mutation.'))
  .map((path) => path.slice('Mutation.'.length))
  .filter((operation) => textInputsOf(operation).length > 0);

/** The same arguments with another text at this path, in every element of the lists on the way; in JSON under a name. */
export function withText(value: unknown, path: string, text: string): unknown {
  if (path === '')
    return Array.isArray(value) ? [text] : typeof value === 'object' && value !== null ? { said: text } : text;
  if (Array.isArray(value)) return value.map((one) => withText(one, path, text));
  const [head, ...rest] = path.split('.') as [string, ...string[]];
  const inside = (value as Record<string, unknown> | undefined)?.[head];
  return { ...(value as object), [head]: withText(inside, rest.join('.'), text) };
}
