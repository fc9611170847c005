import { describe, expect, test } from '@jest/globals';
import { mostPoints, pointsAlong, pointsEarned, pointsThatFit, withoutPoints, withPoints } from './points.rules.js';

const seat = (fare: number, platformDiscount = 0) => ({
  fare,
  platformDiscount,
  points: 0,
  stages: [{ name: 'base', amount: fare, subtotal: fare, source: 'zone' }],
});

describe('what can be spent', () => {
  test.each([
    [[1250, 1250], 5000, 1250],
    [[1250, 1250], 700, 700],
    [[333], 5000, 166],
    [[1250], 99, 0],
    // Half of it is below the least.
    [[199], 5000, 0],
    [[0, 0], 5000, 0],
  ])('of fares %j and %d points: %d', (fares, points, expected) => {
    expect(
      pointsThatFit(
        fares.map((fare) => seat(fare)),
        points,
      ),
    ).toBe(expected);
  });

  test('is half of what the seats cost together', () => {
    expect(mostPoints([seat(1001), seat(500)])).toBe(750);
  });
});

describe('points on seats', () => {
  test.each<[string, number[], number, number[]]>([
    ['are spread by fares', [1000, 500], 300, [200, 100]],
    ['with the largest remainder', [1000, 1000, 1000], 100, [34, 33, 33]],
    ['of equal remainders the first', [500, 500], 101, [51, 50]],
    ['leave free seats as they are', [0, 1000], 200, [0, 200]],
    ['none', [1000], 0, [0]],
  ])('%s', (_, fares, points, expected) => {
    const paid = withPoints(
      fares.map((fare) => seat(fare, 40)),
      points,
    );
    expect(paid.map((one) => one.points)).toEqual(expected);
    expect(paid.map(({ fare }, index) => fares[index]! - fare)).toEqual(expected);
    expect(paid.map(({ platformDiscount }) => platformDiscount - 40)).toEqual(expected);
    for (const { stages, fare } of paid) {
      expect(stages.at(-1)!.subtotal).toBe(fare);
      expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(fare);
    }
  });

  test('taken off, a seat is as it was', () => {
    const before = [seat(1250, 30), seat(0)];
    expect(withPoints(before, 500).map(withoutPoints)).toEqual(before);
  });

  test('never pay more than a fare', () => {
    expect(() => withPoints([seat(100)], 101)).toThrow('more than the fare');
  });
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [1250, 12],
])('a fare of %d earns %d', (fare, points) => {
  expect(pointsEarned(fare)).toBe(points);
});

describe('what goes along to other seats', () => {
  test.each<[string, number[], number, number[], number]>([
    ['all, to rides of the same fare', [1000, 1000], 800, [1000, 1000], 800],
    ['all, to a dearer ride', [1000], 500, [5000], 500],
    ['the proportion, to a cheaper one', [1000], 500, [600], 300],
    ['never more than half', [999], 499, [501], 250],
    ['nothing, to a free one', [1000], 500, [0], 0],
    ['nothing, of seats without points', [1000], 0, [1000], 0],
  ])('%s', (_, given, points, news, expected) => {
    expect(
      pointsAlong(
        withPoints(
          given.map((fare) => seat(fare)),
          points,
        ),
        news.map((fare) => seat(fare)),
      ),
    ).toBe(expected);
  });
});
