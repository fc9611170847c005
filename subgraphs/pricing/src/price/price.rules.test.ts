import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fareOf, fareWithoutOffer, priceStages, type SeatTerms } from './price.rules.js';

const base = (value: number) => ({ value, source: 'zones' });
const rule = (value: number, original: number) => ({ value, original, source: 'rule' });
const offer = (value: number) => ({ value, source: 'offer' });
const added = (value: number) => ({ value, source: 'supplement', names: { en: 'Front row' } });

describe('stages', () => {
  test.each<[string, SeatTerms, number[]]>([
    ['base only', { base: base(900), rule: undefined, offer: undefined }, [900]],
    ['a dearer day', { base: base(900), rule: rule(1000, 900), offer: undefined }, [900, 1000]],
    ['a part of the ride', { base: base(500), rule: rule(1000, 900), offer: undefined }, [500, 556]],
    ['half a cent goes up', { base: base(1), rule: rule(1, 2), offer: undefined }, [1, 1]],
    ['a rule on a ride that was free', { base: base(0), rule: rule(300, 0), offer: undefined }, [0, 300]],
    ['an offer', { base: base(900), rule: undefined, offer: offer(700) }, [900, 700]],
    ['an offer after a rule', { base: base(900), rule: rule(1000, 900), offer: offer(700) }, [900, 1000, 700]],
    ['an offer that is dearer is none', { base: base(900), rule: rule(600, 900), offer: offer(700) }, [900, 600]],
    ['an offer of the same price is none', { base: base(900), rule: undefined, offer: offer(900) }, [900]],
    ['a better seat', { base: base(900), rule: undefined, offer: undefined, supplements: [added(100)] }, [900, 1000]],
    [
      'a better seat of a better vehicle, under an offer',
      { base: base(900), rule: undefined, offer: offer(700), supplements: [added(100), added(50)] },
      [900, 700, 800, 850],
    ],
    [
      'a supplement of nothing is none',
      { base: base(900), rule: undefined, offer: undefined, supplements: [added(0)] },
      [900],
    ],
    ['nothing is cheaper than free', { base: base(900), rule: undefined, offer: offer(-5) }, [900, 0]],
  ])('%s', (_, terms, subtotals) => {
    expect(priceStages(terms, 'USD').map(({ subtotal }) => subtotal)).toEqual(subtotals);
  });

  test('each stage can be paid: a riel and a kip have no hundredths', () => {
    const terms = { base: base(10_050), rule: rule(1000, 300), offer: undefined };
    expect(priceStages(terms, 'KHR').map(({ subtotal }) => subtotal)).toEqual([10_100, 33_700]);
    expect(priceStages(terms, 'VND').map(({ subtotal }) => subtotal)).toEqual([10_050, 33_500]);
  });

  test('the struck-through price is the one before the offer', () => {
    const stages = priceStages({ base: base(900), rule: rule(1000, 900), offer: offer(700) }, 'USD');
    expect(fareWithoutOffer(stages)).toBe(1000);
    expect(fareWithoutOffer(stages.slice(0, 2))).toBeUndefined();
    const better = { base: base(900), rule: undefined, offer: offer(700), supplements: [added(100)] };
    expect(fareWithoutOffer(priceStages(better, 'USD'))).toBe(1000);
  });

  test('a supplement says what it is paid for', () => {
    const stages = priceStages(
      { base: base(900), rule: undefined, offer: undefined, supplements: [added(100)] },
      'USD',
    );
    expect(stages[1]).toEqual({
      ...{ name: 'supplement', amount: 100, subtotal: 1000, source: 'supplement', names: { en: 'Front row' } },
    });
  });

  const amount = fc.integer({ min: -100, max: 5_000_000 });
  const terms = fc.record({
    base: amount.map(base),
    rule: fc.option(
      fc.tuple(amount, amount).map(([value, original]) => rule(value, original)),
      { nil: undefined },
    ),
    offer: fc.option(amount.map(offer), { nil: undefined }),
    supplements: fc.array(amount.map(added), { maxLength: 2 }),
  });

  test('add up to the fare and are never below zero', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const stages = priceStages(given, 'USD');
        expect(stages.reduce((sum, stage) => sum + stage.amount, 0)).toBe(fareOf(stages));
        for (const { subtotal } of stages) expect(subtotal).toBeGreaterThanOrEqual(0);
        expect(stages.every(({ subtotal }) => Number.isSafeInteger(subtotal))).toBe(true);
      }),
    );
  });

  test('an offer never makes a seat dearer', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const without = fareOf(priceStages({ ...given, offer: undefined }, 'USD'));
        expect(fareOf(priceStages(given, 'USD'))).toBeLessThanOrEqual(without);
      }),
    );
  });
});
