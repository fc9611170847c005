import { expect, test } from '@jest/globals';
import { openThoughHidden } from './hidden-fields.mjs';

const catalogue = `type Query { facts: Facts! @inaccessible  journeys: [Journey!]! }
  type Facts @inaccessible { secret: String! @inaccessible }
  type Journey @key(fields: "id") { id: ID! legs: [Leg!]! margin: Int @inaccessible }
  type Leg @key(fields: "id") { id: ID! fareKey: String! @inaccessible position: Int! @inaccessible }`;
const pricing = `type Journey @key(fields: "id") {
    id: ID! legs: [Leg!]! @external fare: Int @requires(fields: "legs { id fareKey }") }
  type Leg @key(fields: "id") { id: ID! fareKey: String! @external }`;
const doors = { 'Query.facts': 'service', 'Query.journeys': 'public' };

test('what is hidden is for neighbours, or another subgraph needs it for its own fields', () => {
  const subgraphs = { catalogue: { sdl: catalogue, doors }, pricing: { sdl: pricing, doors: {} } };
  expect(openThoughHidden(subgraphs)).toEqual(['catalogue: Journey.margin', 'catalogue: Leg.position']);
});

test('a declaration for neighbours is enough', () => {
  const declared = { ...doors, 'Journey.margin': 'service', 'Leg.position': 'service' };
  const subgraphs = { catalogue: { sdl: catalogue, doors: declared }, pricing: { sdl: pricing, doors: {} } };
  expect(openThoughHidden(subgraphs)).toEqual([]);
});

test('what a subgraph requires of itself does not count', () => {
  const sdl = catalogue.replace('margin: Int @inaccessible', 'margin: Int @inaccessible total: Int @requires(fields: "margin")');
  expect(openThoughHidden({ catalogue: { sdl, doors } })).toContain('catalogue: Journey.margin');
});
