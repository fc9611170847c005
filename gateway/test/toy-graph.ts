import { buildSubgraphSchema } from '@apollo/subgraph';
import { composeServices } from '@apollo/composition';
import { CompiledExecutor } from '@naga/server-kit/graphql/compiled-executor.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { GraphQLError, type GraphQLSchema, parse } from 'graphql';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.11", import: ["@key", "@shareable", "@inaccessible", "@external", "@requires"])';

const refuse = (code: string): never => {
  throw new GraphQLError(`refused with ${code}`, { extensions: { code, fields: [{ path: 'x', code: 'WRONG' }] } });
};

const RIDES = `${LINK}
  enum Kind { BUS FERRY }
  interface Place { id: ID! name: String! }
  type City implements Place @key(fields: "id") { id: ID! name: String! people: Int! }
  type Island implements Place @key(fields: "id") { id: ID! name: String! beaches: [String!] }
  union Found = Ride | City | Nothing
  type Nothing { why: String! }
  type Ride @key(fields: "id") { id: ID! kind: Kind! fareKey: String! @inaccessible from: Place! to: Place stops: [[Place!]!]! broken: String! note(loud: Boolean = false, times: Int): String }
  input RideInput { id: ID! kinds: [Kind!] = [BUS] }
  type Query { rides(first: Int = 3): [Ride!]! ride(input: RideInput!): Ride found(text: String!): [Found!]! failing: String sometimes: [Int] mustFail: Int! places: [Place]! twice: [Ride!]! }
  type Mutation { book(id: ID!): Ride refuse(code: String!): Ride }`;

const FARES = `${LINK}
  type Fare { amount: Int! currency: String! }
  type Ride @key(fields: "id") { id: ID! fareKey: String! @external offers: [String!]! @external fare(adults: Int! = 1): Fare @requires(fields: "fareKey offers") strict: Fare! }
  type Query { fares: Int! }
  type Mutation { pay(id: ID!): Int! }`;

const SEATS = `${LINK}
  type Ride @key(fields: "id") { id: ID! seats: [Seat!]! free: Int offers: [String!]! @inaccessible }
  type Seat { number: String! taken: Boolean! ride: Ride! }
  type City @key(fields: "id") { id: ID! mayor: String }
  type Query { seat(number: String!): Seat }`;

const place = (id: number) =>
  id % 2
    ? { __typename: 'City', id, name: `City ${id}`, people: id * 1000 }
    : { __typename: 'Island', id, name: `Island ${id}`, beaches: id === 4 ? null : ['north'] };
const ride = (id: number) => ({
  __typename: 'Ride',
  id,
  kind: id % 2 ? 'BUS' : 'FERRY',
  fareKey: `key-${id}`,
  from: place(id),
  to: id === 2 ? null : place(id + 1),
  stops: [[place(1), place(2)], [place(3)]],
});
const rides = (count: number) => Array.from({ length: count }, (_, index) => ride(index + 1));

const typeOf = { __resolveType: (value: { __typename: string }) => value.__typename };
const ridesResolvers = {
  Place: typeOf,
  Found: typeOf,
  Ride: {
    __resolveReference: ({ id }: { id: string }) => ride(Number(id)),
    broken: ({ id }: { id: number }) => (id === 3 ? null : 'whole'),
    note: (_: unknown, { loud, times }: { loud: boolean; times?: number }) => `${loud ? 'LOUD' : 'quiet'} ${times}`,
  },
  City: { __resolveReference: ({ id }: { id: string }) => place(Number(id)) },
  Query: {
    rides: (_: unknown, { first }: { first: number }) => rides(first),
    ride: (_: unknown, { input }: { input: { id: string; kinds: string[] } }) =>
      Number(input.id) > 90 ? null : ride(Number(input.id)),
    found: () => [ride(1), place(3), { __typename: 'Nothing', why: 'because' }],
    failing: () => refuse('SOLD_OUT'),
    sometimes: () => [1, new Error('second failed'), 3],
    mustFail: () => refuse('MUST_FAIL'),
    places: () => [place(1), null, place(4)],
    twice: () => [ride(1), ride(1), ride(2), ride(1)],
  },
  Mutation: {
    book: (_: unknown, { id }: { id: string }) => ride(Number(id)),
    refuse: (_: unknown, { code }: { code: string }) => refuse(code),
  },
};
const faresResolvers = {
  Ride: {
    __resolveReference: (reference: { id: string }) => (reference.id === '5' ? null : { ...reference }),
    fare: (
      { id, fareKey, offers }: { id: string; fareKey: string; offers: string[] },
      { adults }: { adults: number },
    ) => (id === '2' ? refuse('NO_FARE') : { amount: adults * (fareKey.length + offers.length), currency: 'USD' }),
    strict: ({ id }: { id: string }) => (id === '2' ? refuse('NO_STRICT_FARE') : { amount: 1, currency: 'USD' }),
  },
  Query: { fares: () => 7 },
  Mutation: { pay: () => 12 },
};
const seatsResolvers = {
  Ride: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    seats: ({ id }: { id: string }) => ['1A', '1B'].map((number) => ({ number, taken: number === '1A', ride: { id } })),
    free: ({ id }: { id: string }) => Number(id) * 10,
    offers: ({ id }: { id: string }) => [`offer ${id}`],
  },
  City: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    mayor: ({ id }: { id: string }) => `Mayor of ${id}`,
  },
  Query: { seat: (_: unknown, { number }: { number: string }) => ({ number, taken: false, ride: { id: '1' } }) },
};

const parts = {
  rides: [RIDES, ridesResolvers],
  fares: [FARES, faresResolvers],
  seats: [SEATS, seatsResolvers],
} as const;

/** Three subgraphs with everything a federated answer can meet: entities, required fields, abstract types, errors, nulls. */
export function toyGraph() {
  const schemas = new Map<string, GraphQLSchema>();
  const transports = new Map<string, Transport>();
  const asked: { subgraph: string; representations: number }[] = [];
  for (const [name, [sdl, resolvers]] of Object.entries(parts)) {
    const schema = buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: resolvers as never }]);
    const executor = new CompiledExecutor(schema);
    schemas.set(name, schema);
    transports.set(name, {
      async send(request) {
        const { representations } = (request.variables ?? {}) as { representations?: unknown[] };
        asked.push({ subgraph: name, representations: representations?.length ?? 0 });
        return executor.execute(request, {});
      },
    });
  }
  const { supergraphSdl, errors } = composeServices(
    Object.entries(parts).map(([name, [sdl]]) => ({ name, url: `http://${name}`, typeDefs: parse(sdl) })),
  );
  if (!supergraphSdl) throw new Error(errors?.join('\n'));
  return { supergraphSdl, schemas, asked, transportOf: (name: string) => transports.get(name)! };
}
