import { type GraphQLLeafType, isEnumType } from 'graphql';

const MAX_INT = 2 ** 31 - 1;
const isInt = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= MAX_INT;
const isText = (value: unknown) => typeof value === 'string';
const isAnything = () => true;

const BUILT_IN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isInt,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  String: isText,
  ID: (value) => isText(value) || isInt(value),
};

/** Whether a subgraph may answer this value for a scalar or enum. Custom scalars are the subgraph's own business. */
export function leafCheck(type: GraphQLLeafType): (value: unknown) => boolean {
  if (!isEnumType(type)) return BUILT_IN[type.name] ?? isAnything;
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  return (value) => names.has(value);
}
