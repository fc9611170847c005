import { expect, test } from '@jest/globals';
import { rightsOf, WALKED_RIGHTS, type WalkedRole } from '../../subgraphs/booking/test/walks/rights.js';
import { ROLE_PERMISSIONS } from '../../subgraphs/users/src/role/permissions.rules.js';

/** What the walks of bookings ask for of anybody. */
const ASKED: ReadonlySet<string> = new Set(Object.keys(rightsOf(11)));

test.each(Object.keys(WALKED_RIGHTS).map((id) => Number(id) as WalkedRole))(
  'role %i may in the walks what its table lets it do alone',
  (roleId) => {
    const alone = ROLE_PERMISSIONS.filter((cell) => cell.roleId === roleId && !cell.secondPerson).filter(
      ({ permission }) => ASKED.has(permission),
    );
    expect(rightsOf(roleId)).toEqual(Object.fromEntries(alone.map(({ permission, scope }) => [permission, scope])));
  },
);
