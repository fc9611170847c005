import { ApolloGateway, LocalGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ExecutionResult, parse } from 'graphql';
import { Graph } from '../src/graph/graph.js';
import { toyGraph } from './toy-graph.js';

const toy = toyGraph();
const graph = new Graph(toy);
let peer: ApolloServer;

beforeAll(async () => {
  const gateway = new ApolloGateway({
    supergraphSdl: toy.supergraphSdl,
    buildService: ({ name }) => new LocalGraphQLDataSource(toy.schemas.get(name)!),
  });
  peer = new ApolloServer({ gateway: gateway as never, includeStacktraceInErrorResponses: false, introspection: true });
  await peer.start();
});
afterAll(() => peer.stop());

type Variables = Record<string, unknown>;
const plain = (result: unknown) =>
  JSON.parse(JSON.stringify(result)) as ExecutionResult & { errors?: { path?: unknown }[] };
const sorted = ({ data, errors, extensions }: ReturnType<typeof plain>) => ({
  data,
  extensions,
  errors: errors?.map(({ locations: _, ...error }) => error).sort((a, b) => (String(a.path) < String(b.path) ? -1 : 1)),
});

const ours = async (query: string, variables: Variables = {}) =>
  plain(await graph.admit({ query }, parse(query)).execute(variables, guest()));

async function theirs(query: string, variables: Variables = {}) {
  const { body } = await peer.executeOperation({ query, variables });
  return plain(body.kind === 'single' ? body.singleResult : {});
}

const CASES: [string, string, Variables?][] = [
  [
    'a list over three subgraphs',
    '{ rides { id kind fare { amount currency } seats { number taken } free from { name } } }',
  ],
  ['arguments, literal and default', '{ rides(first: 2) { id fare(adults: 3) { amount } } }'],
  [
    'variables of all kinds',
    'query ($first: Int, $adults: Int! = 2, $loud: Boolean, $input: RideInput!) { rides(first: $first) { note(loud: $loud, times: 4) fare(adults: $adults) { amount } } ride(input: $input) { id } }',
    { first: 2, loud: true, input: { id: '7', kinds: ['FERRY'] } },
  ],
  [
    'variables left out',
    'query ($first: Int, $adults: Int! = 2, $loud: Boolean) { rides(first: $first) { note(loud: $loud) fare(adults: $adults) { amount } } }',
  ],
  ['a variable of the wrong type', 'query ($first: Int) { rides(first: $first) { id } }', { first: 'many' }],
  ['a variable that is missing', 'query ($input: RideInput!) { ride(input: $input) { id } }'],
  [
    'an unknown field of an input',
    'query ($input: RideInput!) { ride(input: $input) { id } }',
    { input: { id: 1, wheels: 4 } },
  ],
  [
    'aliases',
    '{ a: rides(first: 1) { x: id y: fare { z: amount } id2: id __typename t: __typename } b: rides(first: 2) { id } }',
  ],
  [
    '@include and @skip by variable',
    'query ($yes: Boolean!, $no: Boolean = false) { rides { id @include(if: $yes) kind @skip(if: $yes) fare @include(if: $no) { amount } ... @include(if: $yes) { free } } fares @skip(if: $yes) }',
    { yes: true },
  ],
  [
    'the same the other way round',
    'query ($yes: Boolean!, $no: Boolean = false) { rides { id @include(if: $yes) kind @skip(if: $yes) fare @include(if: $no) { amount } ... @include(if: $yes) { free } } fares @skip(if: $yes) }',
    { yes: false, no: true },
  ],
  ['@skip with a literal', '{ rides { id @skip(if: true) kind @include(if: true) } }'],
  ['everything skipped', 'query ($no: Boolean!) { rides @include(if: $no) { id } }', { no: false }],
  [
    'an interface with fragments',
    '{ places { __typename name ... on City { people mayor } ... on Island { beaches } } }',
  ],
  [
    'an interface without its name',
    '{ rides { to { id ... on City { mayor } } stops { name ... on Island { beaches } } } }',
  ],
  [
    'a union',
    '{ found(text: "x") { __typename ... on Ride { id fare { amount } } ... on City { name mayor } ... on Nothing { why } } }',
  ],
  [
    'named fragments, nested and twice',
    'query { rides { ...A ...B } } fragment A on Ride { id fare { ...F } seats { number } } fragment B on Ride { fare { currency } seats { taken ride { id kind } } } fragment F on Fare { amount }',
  ],
  [
    'entities beyond entities',
    '{ seat(number: "1A") { number ride { kind fare { amount } seats { number ride { from { ... on City { mayor } } } } } } }',
  ],
  ['the same entity several times', '{ twice { id fare { amount } free } }'],
  ['a null object', '{ ride(input: { id: "99" }) { id fare { amount } } }'],
  ['an entity its neighbour does not know', '{ rides(first: 6) { id fare { amount } } }'],
  ['a coded error at the root', '{ failing rides(first: 1) { id } }'],
  ['an error in an entity, with its place', '{ rides { id fare { amount } } }'],
  ['an error in one of several equal entities', '{ a: twice { fare { amount } } }'],
  ['an error below a non-null field of a neighbour', '{ rides { id strict { amount } } }'],
  ['an error in a list', '{ sometimes }'],
  ['null where none may be', '{ rides { id broken } }'],
  ['an error of the whole answer', '{ mustFail rides { id } }'],
  ['nested lists', '{ rides(first: 1) { stops { name } } }'],
  [
    'introspection',
    '{ __schema { queryType { name } types { name kind fields { name } } } __type(name: "Ride") { fields { name } } rides { id } }',
  ],
  [
    'introspection by variable and fragment',
    'query ($name: String!) { __type(name: $name) { ...T } } fragment T on __Type { name fields { name type { name } } }',
    { name: 'Ride' },
  ],
  ['only __typename', '{ __typename }'],
  ['mutations in order', 'mutation { a: book(id: 1) { id fare { amount } } b: pay(id: 2) c: book(id: 2) { id } }'],
  ['a refused mutation', 'mutation ($code: String!) { refuse(code: $code) { id } pay(id: 1) }', { code: 'NO' }],
];

describe('the compiled graph answers as Apollo Gateway does', () => {
  test.each(CASES.map(([name, query, variables = {}]) => ({ name, query, variables })))(
    '$name',
    async ({ query, variables }) => {
      const [own, other] = await Promise.all([ours(query, variables), theirs(query, variables)]);
      expect(sorted(own)).toEqual(sorted(other));
      expect(JSON.stringify(own.data)).toBe(JSON.stringify(other.data));
    },
  );
});

test('equal entities are asked for once', async () => {
  toy.asked.length = 0;
  await ours('{ twice { id free } }');
  expect(toy.asked).toEqual([
    { subgraph: 'rides', representations: 0 },
    { subgraph: 'seats', representations: 2 },
  ]);
});

test('a subgraph that does not answer gives an error beside what the others said', async () => {
  const broken = new Graph({
    ...toy,
    transportOf: (name) =>
      name === 'fares' ? { send: () => Promise.reject(new Error('connect ECONNREFUSED')) } : toy.transportOf(name),
  });
  const query = '{ rides(first: 1) { id fare { amount } } }';
  const { data, errors } = plain(await broken.admit({ query }, parse(query)).execute({}, guest()));
  expect(data).toEqual({ rides: [{ id: '1', fare: null }] });
  expect(errors).toHaveLength(1);
});
