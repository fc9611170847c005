import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEMAND_KINDS, type DemandFacts, demandPercent, type DemandTerms } from './demand.js';

const left = (most: number, percent: number) => ({ kind: 'LEFT' as const, most, percent });
const days = (most: number, percent: number) => ({ kind: 'DAYS' as const, most, percent });
const terms = (...steps: DemandTerms['steps']): DemandTerms => ({ steps, floor: 80, ceiling: 130 });
const facts = (seats?: number, ahead?: number): DemandFacts => ({
  days: ahead,
  seats: seats === undefined ? undefined : { left: seats, all: 44 },
});

describe('what a price comes to', () => {
  test.each<[string, DemandTerms, DemandFacts, number | undefined]>([
    ['without steps it stays', terms(), facts(1, 1), undefined],
    ['while more are left it stays', terms(left(25, 10)), facts(12), undefined],
    ['from there on it is dearer', terms(left(25, 10)), facts(11), 110],
    ['with the last seat, too', terms(left(25, 10)), facts(0), 110],
    ['the least left decides', terms(left(50, 5), left(25, 10)), facts(3), 110],
    ['whichever was said first', terms(left(25, 10), left(50, 5)), facts(3), 110],
    ['by days', terms(days(7, 15)), facts(44, 7), 115],
    ['not a day before', terms(days(7, 15)), facts(44, 8), undefined],
    ['cheaper for who comes early', terms(days(365, -10), days(30, 0)), facts(44, 60), 90],
    ['and as it is then', terms(days(365, -10), days(30, 0)), facts(44, 30), 100],
    ['both add up', terms(left(25, 10), days(7, 5)), facts(3, 2), 115],
    ['within the ceiling', terms(left(25, 25), days(7, 25)), facts(3, 2), 130],
    ['and the floor', terms(days(365, -50)), facts(44, 60), 80],
    [
      'where nobody knows the seats no step of theirs holds',
      terms(left(100, 10), days(7, 5)),
      facts(undefined, 2),
      105,
    ],
    ['nor of days', terms(left(100, 10), days(7, 5)), facts(3), 110],
  ])('%s', (_, given, known, percent) => {
    expect(demandPercent(given, known)).toBe(percent);
  });

  test('stays within the limits, and the order of steps never matters', () => {
    const step = fc.record({
      kind: fc.constantFrom(...DEMAND_KINDS),
      most: fc.integer({ min: 0, max: 100 }),
      percent: fc.integer({ min: -90, max: 200 }),
    });
    const steps = fc.uniqueArray(step, { selector: ({ kind, most }) => `${kind} ${most}`, maxLength: 8 });
    fc.assert(
      fc.property(steps, fc.nat(44), fc.nat(100), (said, seats, ahead) => {
        const percent = demandPercent(terms(...said), facts(seats, ahead));
        expect(demandPercent(terms(...said.toReversed()), facts(seats, ahead))).toBe(percent);
        if (percent !== undefined) expect(percent >= 80 && percent <= 130).toBe(true);
      }),
    );
  });
});
