import { expect } from '@jest/globals';
import { type PartState, partStates } from '../src/booking/part-state.rules.js';
import type { World } from './world.js';

/** Every step that a seat's state ever took, whoever took it, as the audit tells it. */
const STEPS = `select distinct changes->'state'->>0 as was, changes->'state'->>1 as is from audit_entry
  where entity = 'Part' and action = 'update' and changes ? 'state' order by 1, 2`;

/** Selling confirms and issues in one statement: the step between the two is CONFIRMED. */
const isAllowed = (was: PartState, is: PartState): boolean =>
  partStates.can(was, is) || (partStates.can(was, 'CONFIRMED') && partStates.can('CONFIRMED', is));

/** No seat ever took a step that the table of rules.md 3 does not have. */
export async function expectLegalSteps(world: World): Promise<void> {
  const steps = await world.rows<{ was: PartState; is: PartState }>(STEPS);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ was, is }) => !isAllowed(was, is))).toEqual([]);
}
