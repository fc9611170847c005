import { expect, test } from '@jest/globals';
import { endConfirmed, entryConfirmed, takenConfirmed } from './confirmed.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const OF = ['KX74QP'];

test.each([
  ['what ends with money back is a refund', endConfirmed(OF, usd(1250)), 'refund', '$12,50\u00a0USD'],
  ['what ends without money back is none', endConfirmed(OF, usd(0)), 'cancel', '$0,00\u00a0USD'],
  ['more than was asked: what is over goes back', takenConfirmed(OF, usd(1000), usd(1250)), 'refund', '$2,50\u00a0USD'],
  ['less than was asked: it counts as paid', takenConfirmed(OF, usd(1000), usd(400)), 'pay', '$4,00\u00a0USD'],
  ['a question answered with more', entryConfirmed(OF, usd(250)), 'add', '$2,50\u00a0USD'],
  ['a question answered with less', entryConfirmed(OF, usd(-250)), 'deduct', '−\u2060$2,50\u00a0USD'],
])('%s', (_, confirmed, word, money) => expect(confirmed).toEqual({ word, of: ['KX74QP', money] }));

test('a question answered in words alone needs no word', () => expect(entryConfirmed(OF, usd(0))).toBeUndefined());
