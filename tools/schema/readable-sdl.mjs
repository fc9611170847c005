import { Kind, parse, print, visit } from 'graphql';

const MACHINERY = /^(link__|federation__|_Any$|_Entity$|_Service$)/;
const MACHINERY_FIELDS = new Set(['_entities', '_service']);
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * A subgraph's SDL as people read it: what federation adds to every schema is left out, only the @link stays.
 * Composing it gives the same graph.
 */
export function readableSdl(sdl) {
  const document = visit(parse(sdl), {
    DirectiveDefinition: () => null,
    ScalarTypeDefinition: dropMachinery,
    EnumTypeDefinition: dropMachinery,
    UnionTypeDefinition: dropMachinery,
    ObjectTypeDefinition: dropMachinery,
    FieldDefinition: ({ name }) => (MACHINERY_FIELDS.has(name.value) ? null : undefined),
    // The roots have their usual names, so only the links need saying.
    SchemaDefinition: (node) => ({ ...node, kind: Kind.SCHEMA_EXTENSION, operationTypes: [] }),
  });
  const definitions = document.definitions.filter((node) => !(ROOTS.has(node.name?.value) && node.fields.length === 0));
  return `${print({ ...document, definitions })}\n`;
}

const dropMachinery = ({ name }) => (MACHINERY.test(name.value) ? null : undefined);
