import {
  astFromValue,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql';

type Complete = (value: unknown) => unknown;
const known = new WeakMap<GraphQLInputObjectType, Complete | undefined>();

/**
 * Fills in what an input leaves out and its type has a default for: graphql-jit refuses `n: Int! = 1` when n is missing.
 * Undefined for a type without defaults.
 */
export function inputDefaults(type: GraphQLInputType): Complete | undefined {
  if (isNonNullType(type)) return inputDefaults(type.ofType);
  if (isListType(type)) return ofList(inputDefaults(type.ofType));
  return isInputObjectType(type) ? ofObject(type) : undefined;
}

function ofList(complete: Complete | undefined): Complete | undefined {
  return complete && ((value) => (Array.isArray(value) ? value.map(complete) : complete(value)));
}

function ofObject(type: GraphQLInputObjectType): Complete | undefined {
  if (known.has(type)) return known.get(type);
  const parts: { name: string; fallback: unknown; complete: Complete | undefined }[] = [];
  // Known before its fields are looked at: an input may hold its own kind.
  known.set(type, (value) => completed(value, parts));
  for (const { name, type: fieldType, defaultValue } of Object.values(type.getFields())) {
    const literal = defaultValue === undefined ? undefined : astFromValue(defaultValue, fieldType);
    const complete = inputDefaults(fieldType);
    if (literal || complete) parts.push({ name, fallback: literal && valueFromASTUntyped(literal), complete });
  }
  if (parts.length === 0) known.set(type, undefined);
  return known.get(type);
}

function completed(
  value: unknown,
  parts: readonly { name: string; fallback: unknown; complete: Complete | undefined }[],
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const object: Record<string, unknown> = { ...value };
  for (const { name, fallback, complete } of parts) {
    if (object[name] === undefined && fallback !== undefined) object[name] = fallback;
    if (complete && object[name] != null) object[name] = complete(object[name]);
  }
  return object;
}
