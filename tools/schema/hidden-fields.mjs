import { Kind, parse } from 'graphql';

const has = (node, name) => node.directives?.some((directive) => directive.name.value === name) ?? false;

const namedType = (type) => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

const objectsOf = (sdl) =>
  parse(sdl).definitions.filter(({ kind }) =>
    [Kind.OBJECT_TYPE_DEFINITION, Kind.OBJECT_TYPE_EXTENSION].includes(kind),
  );

/** 'Type.field' of everything a subgraph hides of types that the public sees. */
const hiddenIn = (sdl) =>
  objectsOf(sdl)
    .filter((type) => !has(type, 'inaccessible'))
    .flatMap(({ name, fields = [] }) =>
      fields.filter((field) => has(field, 'inaccessible')).map((field) => `${name.value}.${field.name.value}`),
    );

/** 'Type.field' of everything the fields of a subgraph are worked out from (`@requires`). */
function requiredIn(sdl) {
  const types = new Map(
    objectsOf(sdl).map(({ name, fields = [] }) => [
      name.value,
      new Map(fields.map((field) => [field.name.value, field])),
    ]),
  );
  const walk = (type, { selections }) =>
    selections.flatMap(({ name, selectionSet }) => {
      const field = types.get(type)?.get(name.value);
      const below = selectionSet && field ? walk(namedType(field.type), selectionSet) : [];
      return [`${type}.${name.value}`, ...below];
    });
  return [...types].flatMap(([type, fields]) =>
    [...fields.values()].flatMap(({ directives = [] }) =>
      directives
        .filter(({ name }) => name.value === 'requires')
        .flatMap((requires) => walk(type, parse(`{ ${requires.arguments[0].value.value} }`).definitions[0].selectionSet)),
    ),
  );
}

/**
 * Hidden fields that would answer anybody's question although no other subgraph requires them: each must be declared for
 * neighbours (@ForNeighbours). docs/decisions/0018.
 * @param {Record<string, { sdl: string, doors: Record<string, string> }>} subgraphs by name
 * @returns {string[]} 'subgraph: Type.field'
 */
export function openThoughHidden(subgraphs) {
  const entries = Object.entries(subgraphs);
  return entries.flatMap(([name, { sdl, doors }]) => {
    const required = new Set(entries.filter(([other]) => other !== name).flatMap(([, other]) => requiredIn(other.sdl)));
    return hiddenIn(sdl)
      .filter((path) => doors[path] !== 'service' && !required.has(path))
      .map((path) => `${name}: ${path}`);
  });
}
