import { expect, test } from '@jest/globals';
import { buildSchema, type GraphQLInputType } from 'graphql';
import { inputDefaults } from './input-defaults.js';

const schema = buildSchema(`
  enum Kind { ADULT CHILD }
  input Seat { number: String! kind: Kind! = ADULT next: Seat }
  input Leg { seats: [Seat!]! note: String }
  input Plain { text: String }
  type Query { hold(leg: Leg, plain: Plain): Int }
`);
const complete = (name: string) => inputDefaults(schema.getType(name) as GraphQLInputType);

test('fills in defaults at any depth', () => {
  expect(
    complete('Leg')?.({ seats: [{ number: '1A' }, { number: '1B', kind: 'CHILD', next: { number: '1C' } }] }),
  ).toEqual({
    seats: [
      { number: '1A', kind: 'ADULT' },
      { number: '1B', kind: 'CHILD', next: { number: '1C', kind: 'ADULT' } },
    ],
  });
});

test('leaves wrong values for the validation to name', () => {
  expect(complete('Leg')?.('text')).toBe('text');
  expect(complete('Leg')?.({ seats: null })).toEqual({ seats: null });
  expect(complete('Seat')?.({ number: '1A', kind: null })).toEqual({ number: '1A', kind: null });
});

test('has nothing to do for a type without defaults', () => {
  expect(complete('Plain')).toBeUndefined();
});
