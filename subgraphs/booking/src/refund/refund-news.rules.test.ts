import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PATIENCE, PLACES, refundNews, type RefundPiece } from './refund-news.rules.js';
import { refundStates, type RefundState } from './refund-state.rules.js';

const NOW = 1_000_000;
const piece = (id: string, state: RefundState, amount: number, more: Partial<RefundPiece> = {}): RefundPiece => ({
  id,
  decisionId: 'a',
  state,
  amount,
  currency: 'USD',
  place: 'AS_PAID',
  doneAt: state === 'done' ? NOW : null,
  isTold: false,
  ...more,
});
const inCash = { place: 'CASH' } as const;
const told = { isTold: true } as const;
const rest = (onItsWay: number, cash = 0) => ({ onItsWay, inCash: cash });

describe('a decision is told', () => {
  test.each([
    ['once, when all of it is done', [piece('1', 'done', 700), piece('2', 'done', 300)], 1000, 1000, rest(0)],
    ['not while the rest moves', [piece('1', 'done', 700), piece('2', 'transit', 300)], null, null, null],
    ['not while the rest is about to', [piece('1', 'done', 700), piece('2', 'created', 300)], null, null, null],
    ['in part, where the rest is refused', [piece('1', 'done', 700), piece('2', 'failed', 300)], 700, 1000, rest(300)],
    [
      'in part, where the rest waits at a counter',
      [piece('1', 'done', 700), piece('2', 'created', 300, inCash)],
      700,
      1000,
      rest(0, 300),
    ],
    [
      'in part, where its provider has not known for a minute',
      [piece('1', 'done', 700, { doneAt: NOW - PATIENCE }), piece('2', 'transit', 300)],
      700,
      1000,
      rest(300),
    ],
    [
      'with the last of it, beside what was told',
      [piece('1', 'done', 700, told), piece('2', 'canceled', 300), piece('3', 'done', 300, inCash)],
      300,
      1000,
      rest(0),
    ],
    ['never twice', [piece('1', 'done', 700, told), piece('2', 'done', 300, told)], null, null, null],
    ['not before anything is done', [piece('1', 'failed', 700), piece('2', 'created', 300, inCash)], null, null, null],
  ] as const)('%s', (_, pieces, amount, whole, left) => {
    expect(refundNews(pieces, NOW)).toMatchObject(amount === null ? [] : [{ amount, whole, rest: left }]);
  });

  test('apart from another one', () => {
    const pieces = [piece('1', 'done', 700), piece('2', 'transit', 300, { decisionId: 'b' })];
    expect(refundNews(pieces, NOW)).toMatchObject([{ ids: ['1'], amount: 700, whole: 700 }]);
  });

  test('by where its money is', () => {
    const pieces = [
      piece('1', 'done', 700),
      piece('2', 'done', 200, { place: 'WALLET' }),
      piece('3', 'done', 100),
      piece('4', 'done', 50, { place: 'WALLET' }),
    ];
    expect(refundNews(pieces, NOW)[0]?.places).toEqual([
      { place: 'AS_PAID', amount: 800 },
      { place: 'WALLET', amount: 250 },
    ]);
  });
});

/** A step of one piece, as its state machine allows it, and the news after each. */
const steps = fc.array(fc.record({ at: fc.nat(), to: fc.nat(), wait: fc.nat(2 * PATIENCE) }), { maxLength: 40 });
const begun = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 5000 }), place: fc.constantFrom(...Object.values(PLACES)) }),
  { minLength: 1, maxLength: 4 },
);

test('whatever becomes of its pieces, what is told adds up to what is back, and each time to the whole', () => {
  fc.assert(
    fc.property(begun, steps, (amounts, walk) => {
      let now = NOW;
      let sum = 0;
      let pieces = amounts.map(({ amount, place }, n) => piece(String(n), 'created', amount, { place }));
      const tell = () => {
        for (const news of refundNews(pieces, now)) {
          sum += news.amount;
          pieces = pieces.map((each) => (news.ids.includes(each.id) ? { ...each, isTold: true } : each));
          const before = sum - news.amount;
          expect(before + news.amount + news.rest.onItsWay + news.rest.inCash).toBe(news.whole);
          expect(news.places.reduce((all, { amount }) => all + amount, 0)).toBe(news.amount);
        }
      };
      for (const { at, to, wait } of walk) {
        now += wait;
        const one = pieces[at % pieces.length]!;
        // What is called off has another in its place, which is not walked here.
        const next = refundStates.next(one.state).filter((state) => state !== 'canceled');
        const state = next[to % Math.max(1, next.length)];
        if (state !== undefined)
          pieces = pieces.map((each) =>
            each === one ? { ...each, state, doneAt: state === 'done' ? now : null } : each,
          );
        tell();
      }
      now += PATIENCE;
      tell();
      expect(sum).toBe(pieces.reduce((all, { state, amount }) => (state === 'done' ? all + amount : all), 0));
    }),
  );
});
