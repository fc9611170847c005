import { expect, test } from '@jest/globals';
import { compose } from './compose.mjs';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.11", import: ["@key", "@inaccessible"])';
const catalogue = `${link} type Journey @key(fields: "id") { id: ID! } type Query { journeys: [Journey!]! }`;
const pricing = `${link} type Journey @key(fields: "id") { id: ID! fare: Int secret: Int @inaccessible }`;

test('the public sees one graph, without what is for neighbours', () => {
  const { api, supergraph } = compose({ catalogue, pricing });
  expect(api).toContain('type Journey {\n  id: ID!\n  fare: Int\n}');
  expect(supergraph).toContain('CATALOGUE @join__graph(name: "catalogue", url: "http://catalogue:4001/graphql")');
});

test('subgraphs that do not fit are refused with the reason', () => {
  const other = pricing.replace('fare: Int', 'fare: Int!').replace('id: ID!', 'id: Int!');
  expect(() => compose({ catalogue, pricing: other })).toThrow(/Journey.id/);
});
