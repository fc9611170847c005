import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  type SelectionNode,
} from 'graphql';

/** What one operation and the truth of its @skip and @include variables say about which fields are wanted. */
export interface Wanted {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly isTrue: (variable: string) => boolean;
}

/** The fields wanted of an object of this type, by response name in the order of the answer; fragments are opened. */
export function collectFields(
  wanted: Wanted,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of selections) {
    if (!isIncluded(wanted, selection.directives)) continue;
    if (selection.kind === 'Field') {
      const name = (selection.alias ?? selection.name).value;
      const same = into.get(name);
      if (same) same.push(selection);
      else into.set(name, [selection]);
      continue;
    }
    const fragment = selection.kind === 'InlineFragment' ? selection : wanted.fragments.get(selection.name.value);
    if (fragment && applies(wanted.schema, fragment.typeCondition?.name.value, type)) {
      collectFields(wanted, type, fragment.selectionSet.selections, into);
    }
  }
  return into;
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wider = schema.getType(condition);
  return isAbstractType(wider) && schema.isSubType(wider, type);
}

function isIncluded({ isTrue }: Wanted, directives: readonly DirectiveNode[] | undefined): boolean {
  return !directives?.some(({ name, arguments: [condition] = [] }) => {
    if (condition === undefined || (name.value !== 'skip' && name.value !== 'include')) return false;
    const { value } = condition;
    const holds = value.kind === 'Variable' ? isTrue(value.name.value) : value.kind === 'BooleanValue' && value.value;
    return holds === (name.value === 'skip');
  });
}
