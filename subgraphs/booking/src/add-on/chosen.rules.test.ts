import { expect, test } from '@jest/globals';
import { addOnProblems } from './chosen.rules.js';
import type { AddOnKind } from '@naga/kernel/add-on.js';

const wants = (addOnId: string, partId = '11', quantity = 1) => ({ addOnId, partId, quantity });
const KINDS: Record<string, AddOnKind> = { bag: 'LUGGAGE', flex: 'FLEX', insurance: 'INSURANCE', dear: 'INSURANCE' };
const offeredAs = ({ addOnId }: { addOnId: string }) => ({
  kind: KINDS[addOnId]!,
  mostPerSeat: addOnId === 'bag' ? 3 : 1,
  seatsOfRide: ['11', '12'],
});

test.each([
  ['none', [], []],
  ['a bag', [wants('bag')], []],
  ['three', [wants('bag', '11', 3)], []],
  ['four', [wants('bag', '11', 4)], [{ path: 'addOns.0.quantity', code: 'RANGE' }]],
  ['no bag', [wants('bag', '11', 0)], [{ path: 'addOns.0.quantity', code: 'RANGE' }]],
  ['one twice', [wants('bag'), wants('bag')], [{ path: 'addOns.1.addOnId', code: 'TWICE' }]],
  ['one for each of two', [wants('bag'), wants('bag', '12')], []],
  ['one insured by two', [wants('insurance'), wants('dear')], [{ path: 'addOns.1.addOnId', code: 'TWICE' }]],
  ['each by another', [wants('insurance'), wants('dear', '12')], []],
  ['one insured of two', [wants('insurance')], []],
  ['one flexible of two', [wants('bag'), wants('flex')], [{ path: 'addOns.1.partId', code: 'WHOLE_RIDE' }]],
  ['both flexible', [wants('flex'), wants('flex', '12')], []],
])('%s', (_, wanted, problems) => expect(addOnProblems(wanted, offeredAs)).toEqual(problems));
