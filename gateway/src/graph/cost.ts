import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type GraphQLSchema,
  type SelectionNode,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** What an operation asks of us: a weight, fields once its fragments are opened, and the longest list it names. */
export interface Cost {
  readonly weight: number;
  readonly fields: number;
  readonly longestList: number;
  /** Whether other variables may weigh differently. */
  readonly isFixed: boolean;
}

/** Arguments that say how long a list becomes. */
const SIZES = new Set(['first', 'last', 'pageSize', 'limit', 'days']);
/** A list nobody gave a size. */
const USUAL_SIZE = 10;
/**
 * Lists that are as long as they are, whatever is asked: nobody has more permissions than there are, and no seat has much
 * beside it.
 */
const NATURAL: Readonly<Record<string, number>> = { permissions: 50, addOns: 3 };
/** Questions that are dear in themselves, as many times a plain field. */
const DEAR: Readonly<Record<string, number>> = {
  searchJourneys: 50,
  journeyDays: 20,
  routeJourneys: 50,
  ticketDocument: 100,
  gtfsFeedPart: 100,
  appleWalletFile: 100,
  login: 100,
  register: 100,
  // Half a second of a processor each, and one text may be drawn under many names: two in one operation, no third.
  addPicture: 900,
  setProfilePicture: 900,
  setUserPicture: 900,
};
/** A write. */
const WRITE = 10;

/** Beyond this nothing is weighed any more: a document of fragments in fragments grows without end. */
const ENOUGH = 100_000;
class Enough extends Error {}

/**
 * Weighs an operation with the variables it comes with: every object counts one for each time it may be answered (lists
 * multiply by `first`, `pageSize`, `limit`, `days`, else by ten), dear questions count more. `weight` is Infinity for
 * what is too large to weigh.
 */
export function weigh(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): Cost {
  const scales = new Scales(schema, fragments, { ...defaultsOf(operation), ...variables });
  const root = schema.getRootType(operation.operation);
  let weight = Infinity;
  try {
    weight = root ? scales.selections(operation.selectionSet.selections, root, undefined) : 0;
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const { fields, longestList, isFixed } = scales;
  return { weight, fields, longestList, isFixed };
}

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

class Scales {
  fields = 0;
  longestList = 0;
  isFixed = true;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Variables,
  ) {}

  /** @param size what a field above said of the list that stands below it */
  selections(selections: readonly SelectionNode[], parent: GraphQLOutputType, size: number | undefined): number {
    let weight = 0;
    for (const selection of selections) {
      this.fields += 1;
      if (this.fields > ENOUGH) throw new Enough();
      if (selection.kind === 'Field') {
        weight += this.field(selection, parent, size);
        continue;
      }
      const opened = selection.kind === 'InlineFragment' ? selection : this.fragments.get(selection.name.value);
      const condition = opened?.typeCondition && this.schema.getType(opened.typeCondition.name.value);
      const type = condition && isCompositeType(condition) ? condition : parent;
      if (opened) weight += this.selections(opened.selectionSet.selections, type, size);
    }
    return weight;
  }

  private field(node: FieldNode, parent: GraphQLOutputType, size: number | undefined): number {
    const name = node.name.value;
    // Whoever may ask for the whole schema is known by name; __type is bounded by the rule of nested introspection.
    if (name === '__schema' || name === '__typename') return 0;
    const field = fieldOf(parent, name) ?? (name === '__type' ? TypeMetaFieldDef : undefined);
    const own = (DEAR[name] ?? 1) * (parent === this.schema.getMutationType() ? WRITE : 1);
    const asked = NATURAL[name] ?? this.sizeOf(node, field) ?? size;
    const { selectionSet } = node;
    if (!selectionSet) return name in DEAR ? own : 0;
    const type = field && getNamedType(field.type);
    const isList = field !== undefined && holdsList(field.type);
    const times = isList ? Math.max(1, asked ?? USUAL_SIZE) : 1;
    const below = this.selections(
      selectionSet.selections,
      (type ?? parent) as GraphQLOutputType,
      isList ? undefined : asked,
    );
    return own + times * (1 + below);
  }

  private sizeOf({ arguments: given = [] }: FieldNode, field: GraphQLField<unknown, unknown> | undefined) {
    const argument = field?.args.find(({ name }) => SIZES.has(name));
    if (argument === undefined) return undefined;
    const value = given.find(({ name }) => name.value === argument.name)?.value;
    this.isFixed &&= value?.kind !== 'Variable';
    const said = value && valueFromASTUntyped(value, this.variables as Record<string, unknown>);
    const size = Number(said ?? argument.defaultValue ?? USUAL_SIZE);
    if (!Number.isFinite(size)) return USUAL_SIZE;
    this.longestList = Math.max(this.longestList, size);
    return size;
  }
}

const holdsList = (type: GraphQLOutputType): boolean =>
  isListType(type) || (isNonNullType(type) && holdsList(type.ofType as GraphQLOutputType));

function fieldOf(parent: GraphQLOutputType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? (parent as GraphQLObjectType).getFields()[name] : undefined;
}
