import { expect, test } from '@jest/globals';
import { DEFINITIONS } from '../src/subgraphs.js';

const heard = DEFINITIONS.flatMap(({ name, consumers = {} }) =>
  Object.keys(consumers).map((type) => `${type} → ${name}`),
);
const carried = DEFINITIONS.flatMap(({ audience = {} }) =>
  Object.entries(audience).flatMap(([type, consumers]) => consumers.map((name) => `${type} → ${name}`)),
);

test('whatever a subgraph listens to is carried to it, and nothing else', () => {
  expect(heard).toContain('refund.done → users');
  expect([...new Set(carried)].sort()).toEqual(heard.sort());
});
