import { describe, expect, test } from '@jest/globals';
import { makeFleet } from './make-fleet.js';

const fleet = makeFleet();
const seatsOf = (name: string) => {
  const layout = fleet.seatLayouts.find((one) => one.name === name)!;
  return { layout, seats: fleet.seats.filter(({ seatLayoutId }) => seatLayoutId === layout.id) };
};

describe.each(fleet.seatLayouts.map(({ name }) => [name] as const))('%s', (name) => {
  const { layout, seats } = seatsOf(name);
  const places = seats.filter(({ kind }) => kind === 'SEAT');

  test('has as many seats as its name says', () => {
    expect(name).toContain(String(layout.numberOfSeats));
    expect(places.length).toBe(layout.numberOfSeats);
  });

  test('numbers each seat once, and nothing else', () => {
    expect(new Set(places.map(({ number }) => number)).size).toBe(places.length);
    for (const { number } of places) expect(number).toMatch(/^\d{1,2}[A-J]$/);
    expect(seats.filter(({ kind, number }) => kind !== 'SEAT' && number !== '')).toEqual([]);
  });

  test('puts one thing in each cell of its grid, a driver among them', () => {
    expect(new Set(seats.map(({ floor, row, column }) => `${floor}/${row}/${column}`)).size).toBe(seats.length);
    for (const { floor, row, column } of seats)
      expect(floor <= layout.floors && row <= layout.rows && column <= layout.columns).toBe(true);
    expect(seats.some(({ kind }) => kind === 'DRIVER')).toBe(true);
  });
});

test('a coach letters its seats A B, aisle, C D, and A to E in the last row', () => {
  const numbers = seatsOf('Coach 45')
    .seats.filter(({ kind }) => kind === 'SEAT')
    .map(({ number }) => number);
  expect(numbers.slice(0, 4)).toEqual(['1A', '1B', '1C', '1D']);
  expect(numbers.slice(-5)).toEqual(['12A', '12B', '12C', '12D', '12E']);
});

test('some seats are for women only, some are blocked, sleepers have two floors', () => {
  expect(fleet.seats.some(({ allowMale }) => !allowMale)).toBe(true);
  expect(fleet.seats.some(({ blocked }) => blocked)).toBe(true);
  expect(seatsOf('Sleeper 36').layout.floors).toBe(2);
});
