import { expect, test } from '@jest/globals';
import { factsInput, faultsOfMissing, type Lacking, readFacts } from './missing-facts.js';

const DARA: Lacking = { id: '1', name: 'Dara Keo', type: 'ADULT', missing: [] };
const LEO: Lacking = { id: '2', name: 'Leo Marsh', type: 'CHILD', missing: ['DOCUMENT', 'BIRTH_DATE'] };
const DAY = '2026-11-24';

test.each([
  [{}, ['documentNumber REQUIRED', 'birthDate REQUIRED']],
  [{ documentNumber: 'none', birthDate: '2000-01-01' }, ['documentNumber NOT_A_DOCUMENT', 'birthDate NOT_A_CHILD']],
  [{ documentNumber: 'N01234567', birthDate: '2020-01-01' }, []],
])('of him of whom more is asked, told %j: %j', (typed, expected) => {
  const found = faultsOfMissing([DARA, LEO], [{}, typed], DAY).map(({ path, code }) => `${path} ${code}`);
  expect(found).toEqual(expected.map((one) => `passengers.1.${one}`));
});

test('what a browser sends goes to the graph in the order of the people, blanks as nothing', () => {
  const sent = new URLSearchParams({
    'passengers.1.documentNumber': ' N01234567 ',
    'passengers.1.mobileNumber': '012 345-678',
  });
  const nothing = { documentNumber: null, birthDate: null, mobileNumber: null, email: null };
  expect(factsInput(readFacts(sent, 2))).toEqual([
    nothing,
    { ...nothing, documentNumber: 'N01234567', mobileNumber: '012345678' },
  ]);
  expect(factsInput(readFacts(new URLSearchParams(), 2))).toBeNull();
});
