import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toyRepository } from './test/toy-repository.mjs';

const KEYED = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.11", import: ["@key", "@inaccessible"])
type Journey @key(fields: "id") { id: ID! secretOfPrice: String! @inaccessible }
type Query { days: Int! }`;

let toy;
const generated = (path) => readFileSync(join(toy.folder, path), 'utf8');

beforeAll(() => {
  toy = toyRepository({
    'schema/api.graphql': `scalar SafeInt
      type Seat { number: String! price: SafeInt! }
      type Place { name: String! }
      type StopRecord { id: ID! version: Int! name: String! mayChange: Boolean! location: Place! address: String }
      type StopPage { rows: [StopRecord!]! }
      input StopFilter { text: String }
      type Query { seats(floor: Int!): [Seat!]!  places(text: String = ""): [String!]!
        stops(filter: StopFilter, pageSize: Int): StopPage!  stopsByDay(pageSize: Int): StopPage!
        reviewBulkReport(id: ID): BulkReport }
      scalar JSONObject
      type BulkFailure { id: ID! name: String! state: String! code: String! facts: JSONObject }
      type BulkLinePage { next: ID rows: [BulkFailure!]! }
      type BulkReport { id: ID! state: String! way: String! madeAt: String! total: Int! waiting: Int! doneCount: Int!
        changedCount: Int! undoneCount: Int! failedCount: Int! done: [ID!]! failed: [BulkFailure!]! lines(after: ID): BulkLinePage! }
      type Refused { code: String! facts: JSONObject }
      union BulkReportResult = BulkReport | Refused
      input ReviewFilterInput { text: String }
      type Mutation { hold(seat: String!): Seat  stopReviewBulk(id: ID!): BulkReportResult!
        hideReviews(ids: [ID!], filter: ReviewFilterInput, reason: String!): BulkReport!
        publishReviews(ids: [ID!], filter: ReviewFilterInput): BulkReport! }
      type Subscription { seatsLeft: Int! }`,
    'schema/pricing.graphql': KEYED,
    'packages/booking-flow/src/seat/SeatBox.graphql': 'fragment SeatBox_seat on Seat { number price }',
    'web/src/routes/seats/seats.graphql': `query Seats($floor: Int!) { seats(floor: $floor) { ...SeatBox_seat } }
      query Places($text: String) { places(text: $text) }
      mutation Hold($seat: String!) { hold(seat: $seat) { number } }
      subscription SeatsLeft { seatsLeft }`,
    'admin-web/src/app/palette/kinds.ts': '',
    'admin-web/src/records/noun/bulk/bulk-kind.ts': '',
    'web/src/use.ts': `import { skipToken } from '@apollo/client/react';
      import { usePlacesQuery, useSeatsQuery, useSeatsSuspenseQuery, useSeatsLazyQuery, useHoldMutation, useSeatsLeftSubscription } from './routes/seats/seats.generated.js';
      export const price = (): number | undefined => useSeatsQuery({ variables: { floor: 1 } }).data?.seats[0]?.price;
      export const all = () => [usePlacesQuery(), useSeatsQuery(skipToken), useSeatsSuspenseQuery({ variables: { floor: 1 } }), useSeatsLazyQuery(), useHoldMutation(), useSeatsLeftSubscription()];
      // @ts-expect-error the floor is required
      export const wrong = () => useSeatsQuery();`,
    'gateway/src/rest/seats.graphql': 'query RestSeats { places }',
    'subgraphs/booking/src/neighbours/pricing.graphql': `query Prices($keys: [_Any!]!) {
      _entities(representations: $keys) { ... on Journey { id secretOfPrice } } }`,
  });
  expect(toy.run('tools/codegen.mjs')).toEqual({ status: 0, text: '' });
});
afterAll(() => toy.remove());

test('an operation gets its hooks beside it, and they fit Apollo Client under strict types', () => {
  const flags = ['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', '--noEmit', '--types', 'node'];
  const modules = ['--module', 'preserve', '--moduleResolution', 'bundler', '--target', 'es2024'];
  const tsc = toy.run('node_modules/typescript/bin/tsc', ...flags, ...modules, 'web/src/use.ts');
  expect(tsc).toEqual({ status: 0, text: '' });
});

test('a fragment of a package serves an app’s operation, and only operations get hooks', () => {
  expect(generated('web/src/routes/seats/seats.generated.ts')).toContain('number: string, price: number');
  expect(generated('packages/booking-flow/src/seat/SeatBox.generated.ts')).not.toContain('ApolloReact');
});

test('the gateway gets documents without hooks', () => {
  expect(generated('gateway/src/rest/seats.generated.ts')).toContain('export const RestSeatsDocument');
  expect(generated('gateway/src/rest/seats.generated.ts')).not.toContain('ApolloReact');
});

test('a neighbour is asked by its own schema, with entities and fields that the public does not see', () => {
  expect(generated('subgraphs/booking/src/neighbours/pricing.generated.ts')).toContain('secretOfPrice: string');
});

test('the palette asks each list that is searched for its first records, where it is told to', () => {
  const text = generated('admin-web/src/app/palette/find-records.generated.ts');
  expect(text).toContain('stopRecord?: boolean');
  expect(text).toContain("id: string, name: string, location: { __typename: 'Place', name: string }");
  expect(text).not.toContain('stopsByDay');
});

test('what is changed by many is asked by the mutation that takes its filter, without a way back where there is none', () => {
  const text = generated('admin-web/src/records/noun/bulk/review.generated.ts');
  expect(text).toContain('EndReviewMutationVariables = Exact<{\n  ids?: Array<string> | string | null | undefined;');
  const documents = 'end: EndReviewDocument, hideBulk: HideReviewBulkDocument, bulk: ReviewBulkReportDocument';
  const more = 'bulkLines: ReviewBulkLinesDocument, stopBulk: StopReviewBulkDocument';
  expect(text).toContain(`export const documents = { ${documents}, ${more} };`);
});

test('the build is told where the files are, and so finds them again', () => {
  const told = "console.log(JSON.stringify(await (await import('./tools/codegen.mjs')).codegen()))";
  const files = JSON.parse(toy.run('--input-type=module', '--eval', told).text);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('a document that does not fit the schema is refused by name, and the other applications get theirs', () => {
  toy.write('web/src/wrong.graphql', 'query Wrong { nowhere }');
  toy.write('gateway/src/rest/places.graphql', 'query RestPlaces { places }');
  const { status, text } = toy.run('tools/codegen.mjs');
  expect(status).not.toBe(0);
  expect(text).toContain('Unable to find field "nowhere" on type "Query"');
  expect(generated('gateway/src/rest/places.generated.ts')).toContain('RestPlacesDocument');
});
