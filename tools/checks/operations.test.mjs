import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { faultsOf } from './operations.mjs';

test.each([
  ['query { places }', ['a query has no name']],
  ['query placesOf { places }', ['operation placesOf is not named like Seats']],
  ['query PlacesQuery { places }', ['operation PlacesQuery is not named like Seats']],
  ['mutation PayMutation { pay }', ['operation PayMutation is not named like Seats']],
  ['query Seats($Id: ID!) { seats(id: $Id) }', ['variable Id is not named like seatId']],
  ['query Seats($id: ID!, $id: ID!) { seats(id: $id) }', ['variable id stands twice']],
  ['query Seats { seats(id: 1, id: 2) }', ['argument id stands twice']],
  ['query Seats { seats { row row } }', ['field row stands twice']],
  ['query Seats { seats { row: place row } }', ['field row stands twice']],
  ['query Seats { ...Box_seat ...Box_seat }', ['fragment ...Box_seat stands twice']],
  ['fragment Seat_Box on Seat { row }', ['fragment Seat_Box is not named like SeatPicker_journey']],
  ['fragment SeatBox_seat on Seat { row }', []],
  ['query Seats($id: ID!) { seats(id: $id) { row place: row } }', []],
])('%s', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('our documents have names and say nothing twice', () => {
  const documents = globSync('{web,admin-web,packages/*,gateway,subgraphs/*}/src/**/*.graphql', { cwd: root });
  expect(documents.length).toBeGreaterThan(100);
  const faulty = documents.map((file) => [file, faultsOf(readFileSync(join(root, file), 'utf8'))]);
  expect(faulty.filter(([, faults]) => faults.length > 0)).toEqual([]);
});
