import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { exchangedAddOns } from './exchanged-add-ons.js';

const exchanged = (id: string, operatorId: string | null, goesAlong: boolean, quantity = 1, amount = 100) => ({
  __typename: 'ExchangedAddOn' as const,
  id,
  operatorId,
  names: { __typename: 'LocalizedText' as const, en: id, km: null, th: null, vi: null, es: null },
  quantity,
  amount: { __typename: 'Money' as const, amount, currency: 'USD' },
  goesAlong,
});
const BACK = 'Given back as soon as the change is made:';
const ONCE = 'On the new departure a seat has it once only.';

test.each([
  ['nothing', [], []],
  [
    'all that goes along, each once for all seats',
    [exchanged('Cover', null, true), exchanged('Bag', '7', true, 2), exchanged('Cover', null, true)],
    ['Goes along: 2\u00a0×\u00a0Cover, 2\u00a0×\u00a0Bag'],
  ],
  [
    'what another operator does not carry',
    [exchanged('Bag', '8', false, 2, 800), exchanged('Bag', '8', false, 1, 400)],
    [`${BACK} 3\u00a0×\u00a0Bag, $12,00. The operator of the new departure does not offer it.`],
  ],
  [
    'what is left over of two rides that become one',
    [exchanged('Cover', null, true), exchanged('Cover', null, false), exchanged('Bag', '7', false)],
    ['Goes along: Cover', `${BACK} Cover, $1,00. ${ONCE}`, `${BACK} Bag, $1,00. ${ONCE}`],
  ],
])('an exchange says of add-ons %s', (_, addOns, told) => {
  expect(exchangedAddOns(createIntl({ locale: 'en' }), { addOns }, ['7'])).toEqual(told);
});
