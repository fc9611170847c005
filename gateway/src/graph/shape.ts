import {
  type FieldNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionNode,
} from 'graphql';
import { collectFields, type Wanted } from './collect-fields.js';
import { leafCheck } from './leaf.js';
import type { Json } from './merge.js';

type Path = (string | number)[];

/** Where completion tells what subgraphs answered wrongly. */
export interface Completion {
  readonly path: Path;
  readonly problems: GraphQLError[];
  /** __schema and __type, which no subgraph answers. */
  readonly introspect: (field: FieldNode) => unknown;
}

/** Makes the client's value of the subgraphs' one. Null for a null where none may be tells the parent to be null too. */
type Complete = (value: unknown, completion: Completion) => unknown;

/** Stands for "null where no null may be": the parent becomes null. */
const INVALID = Symbol('invalid');

/** Builds the answer of an operation from what subgraphs said: wanted fields only, in order, nulls where they belong. */
export function compileShape(
  wanted: Wanted,
  root: GraphQLObjectType,
  selections: readonly SelectionNode[],
): (data: Json, completion: Completion) => Json | null {
  const complete = compileObject(wanted, root, selections);
  return (data, completion) => {
    const result = complete(data, completion);
    return result === INVALID ? null : (result as Json);
  };
}

function problem(completion: Completion, what: string): void {
  const extensions = { code: 'INVALID_GRAPHQL' };
  completion.problems.push(new GraphQLError(what, { path: [...completion.path], extensions }));
}

interface Place {
  readonly wanted: Wanted;
  readonly parent: string;
  readonly selections: readonly SelectionNode[];
}

function describe({ path }: Completion, type: GraphQLOutputType, { parent }: Place): string {
  const last = path.at(-1);
  return typeof last === 'string' ? `field ${parent}.${last}` : `array element of type ${type} at index ${last}`;
}

function compileType(type: GraphQLOutputType, place: Place): Complete {
  if (isNonNullType(type)) return compileNonNull(type.ofType, place);
  if (isListType(type)) return compileList(compileType(type.ofType, place));
  if (isLeafType(type)) {
    const isValid = leafCheck(type);
    return (value, completion) => {
      if (value === null || value === undefined) return null;
      if (isValid(value)) return value;
      problem(completion, `Invalid value found for ${describe(completion, type, place)}.`);
      return null;
    };
  }
  return compileComposite(type, place);
}

function compileNonNull(type: GraphQLOutputType, place: Place): Complete {
  const inner = compileType(type, place);
  return (value, completion) => {
    const before = completion.problems.length;
    const completed = inner(value, completion);
    if (completed !== null) return completed;
    if (completion.problems.length === before) {
      problem(completion, `Cannot return null for non-nullable ${describe(completion, type, place)}.`);
    }
    return INVALID;
  };
}

function compileList(element: Complete): Complete {
  return (value, completion) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new GraphQLError('A subgraph answered a single value for a list.');
    const { path } = completion;
    const list = new Array<unknown>(value.length);
    let isValid = true;
    for (let i = 0; i < value.length; i++) {
      path.push(i);
      list[i] = element(value[i], completion);
      path.pop();
      isValid &&= list[i] !== INVALID;
    }
    return isValid ? list : null;
  };
}

function compileComposite(type: GraphQLOutputType, place: Place): Complete {
  const { wanted, selections } = place;
  const known = new Map<unknown, Complete>();
  const completeAs = (name: unknown): Complete | undefined => {
    const object = name === undefined ? type : wanted.schema.getType(String(name));
    if (!isObjectType(object)) return undefined;
    const complete = compileObject(wanted, object, selections);
    known.set(name, complete);
    return complete;
  };
  return (value, completion) => {
    if (value === null || value === undefined) return null;
    const name = (value as Json)['__typename'];
    const complete = known.get(name) ?? completeAs(name);
    if (complete === undefined) {
      problem(completion, `Invalid __typename found for object at ${describe(completion, type, place)}.`);
      return null;
    }
    const result = complete(value, completion);
    return result === INVALID ? null : result;
  };
}

interface Field {
  readonly name: string;
  readonly complete: Complete;
}

function compileObject(wanted: Wanted, type: GraphQLObjectType, selections: readonly SelectionNode[]): Complete {
  const fields = [...collectFields(wanted, type, selections)].map(([name, nodes]) =>
    compileField(wanted, type, name, nodes),
  );
  return (value, completion) => {
    const result: Json = {};
    const { path } = completion;
    for (const { name, complete } of fields) {
      path.push(name);
      const completed = complete((value as Json)[name], completion);
      path.pop();
      if (completed === INVALID) return INVALID;
      result[name] = completed;
    }
    return result;
  };
}

function compileField(wanted: Wanted, type: GraphQLObjectType, name: string, nodes: readonly FieldNode[]): Field {
  const [first] = nodes as [FieldNode];
  const fieldName = first.name.value;
  if (fieldName === '__typename') return { name, complete: () => type.name };
  if (fieldName === '__schema' || fieldName === '__type') {
    return { name, complete: (_, completion) => completion.introspect(first) };
  }
  const definition = type.getFields()[fieldName];
  if (definition === undefined) throw new Error(`${type.name} has no field ${fieldName}`);
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return { name, complete: compileType(definition.type, { wanted, parent: type.name, selections }) };
}
