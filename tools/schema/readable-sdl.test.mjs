import { expect, test } from '@jest/globals';
import { readableSdl } from './readable-sdl.mjs';

const LINK = '@link(url: "https://specs.apollo.dev/federation/v2.11", import: ["@key"])';

test('what federation adds to every schema is left out', () => {
  const printed = readableSdl(`schema ${LINK} { query: Query }
    directive @key(fields: federation__FieldSet!) repeatable on OBJECT
    scalar federation__FieldSet
    scalar SafeInt
    enum link__Purpose { SECURITY }
    "Sold for one segment."
    type Seat @key(fields: "id") { id: ID!  price: SafeInt }
    union _Entity = Seat
    scalar _Any
    type _Service { sdl: String }
    type Query { _entities(representations: [_Any!]!): [_Entity]!  _service: _Service! }`);
  expect(printed).toBe(`extend schema ${LINK}

scalar SafeInt

"Sold for one segment."
type Seat @key(fields: "id") {
  id: ID!
  price: SafeInt
}
`);
});
