import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph';
import { type GraphQLSchema, isAbstractType, parse } from 'graphql';
import {
  buildSchema,
  createResolversMap,
  getMetadataStorage,
  type AuthChecker,
  type NonEmptyArray,
} from 'type-graphql';
import { forbidden, requireAnyUser, requirePermission, requireService, requireUser } from '../viewer/permission.js';
import type { Viewer } from '../viewer/viewer.js';
import { ANY_SIGNED_IN, askedBy, type Door, doorsOf, isGuestOr, scopeAt, SERVICE, SIGNED_IN } from './doors.js';
import type { AnyContext } from './context.js';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.11", import: ["@key", "@shareable", "@inaccessible", "@external", "@requires"])';

/** Loads one entity a neighbour only knows by its key (and by the fields we require of it). */
// oxlint-disable-next-line typescript/no-explicit-any -- representations are as many as there are entities
export type ReferenceResolver = (reference: any, context: any) => unknown;

export interface GraphParts {
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own word for a class
  readonly resolvers: NonEmptyArray<Function>;
  /** Types no resolver names; say them even when there are none, or types of other subgraphs leak in. */
  // oxlint-disable-next-line typescript/no-unsafe-function-type
  readonly orphanedTypes: readonly Function[];
  readonly references: Readonly<Record<string, ReferenceResolver>>;
}

/** Permissions are for people: a service, which signs what it asks itself, passes their doors. */
const checkPermission = (viewer: Viewer, door: Door): void => {
  if (viewer.kind === 'service') return;
  const { permission } = askedBy(door);
  if (scopeAt(door, requirePermission(viewer, permission)) === undefined) throw forbidden(permission);
};

const checkDoor: AuthChecker<AnyContext> = ({ context: { viewer } }, doors) => {
  for (const door of doors) {
    if (door === SERVICE) requireService(viewer);
    else if (door === SIGNED_IN) requireUser(viewer);
    else if (door === ANY_SIGNED_IN) requireAnyUser(viewer);
    else if (!isGuestOr(door) || viewer.kind !== 'guest') checkPermission(viewer, door);
  }
  return true;
};

/**
 * The Federation 2 schema of one subgraph from its type-graphql classes; its extension `doors` says who may come in at
 * each field (doorsOf).
 */
export async function buildSubgraph({ resolvers, orphanedTypes, references }: GraphParts): Promise<GraphQLSchema> {
  // type-graphql collects a method's arguments from the last to the first; contracts are read by people.
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
  const schema = await buildSchema({
    resolvers,
    orphanedTypes: [...orphanedTypes],
    authChecker: checkDoor,
    validate: { forbidUnknownValues: false },
    emitSchemaFile: false,
  });
  const doors = doorsOf(schema);
  const map = createResolversMap(schema) as Record<string, Record<string, unknown>>;
  const nameOf = new Map(getMetadataStorage().objectTypes.map(({ target, name }) => [target, name]));
  const resolveType = (value: { __typename?: string; constructor: () => unknown }) =>
    value.__typename ?? nameOf.get(value.constructor);
  for (const type of Object.values(schema.getTypeMap())) {
    // type-graphql wraps resolveType in an async function; compiled execution wants it synchronous.
    if (isAbstractType(type)) map[type.name] = { __resolveType: resolveType };
  }
  for (const [name, resolve] of Object.entries(references)) (map[name] ??= {})['__resolveReference'] = resolve;
  const typeDefs = parse(`${LINK}\n${printSubgraphSchema(schema)}`);
  return Object.assign(buildSubgraphSchema([{ typeDefs, resolvers: map as never }]), { extensions: { doors } });
}

/** The SDL as it stands in schema/<name>.graphql. */
export const printSubgraph = (schema: GraphQLSchema): string => `${printSubgraphSchema(schema).trim()}\n`;
