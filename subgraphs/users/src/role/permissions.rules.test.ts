import { describe, expect, test } from '@jest/globals';
import { isForCargoAgents } from '@naga/kernel/built-in-role.js';
import { rightsBeyond } from '@naga/kernel/reach.js';
import { ROLE_NAMES, ROLE_PERMISSIONS, type RoleId } from './permissions.rules.js';
import { rightsOfRole } from './rights.fixture.js';

/** rules.md 8, as it stands there. */
const RULES = `
| permission | 1 | 11 | 7 | 4 | 10 | 5 | 9 | 2 | 3 | 6 |
| catalogue.view | all | country | all | op | op | op | op | all | all | – |
| catalogue.edit | all | country | all | op | branch | – | – | – | – | – |
| schedule.edit, seat.block | all | country | – | op | branch | branch | – | – | – | – |
| pricing.edit | all | country | – | op P | – | – | – | – | – | – |
| booking.view | all | country | all | op | branch | branch | op | agency | own | own |
| booking.create | all | country | all | op | branch | branch | – | agency | own | own |
| booking.edit | all | country | all | op | branch | branch | – | agency | own | own |
| booking.cancel, refund.policy | all | country | all | op | branch | – | – | agency | own | own |
| refund.overrule | all | country | P | P | – | – | – | – | – | – |
| ticket.scan | all | country | all | op | branch | branch | – | – | – | – |
| manifest.view | all | country | all | op | branch | branch | op | – | – | – |
| report.view, settlement.view | all | country | – | op | branch | own | op | agency | own | – |
| settlement.approve | P | P | – | op | – | – | – | agency | – | – |
| user.manage | all | country | – | op | branch | – | – | agency | – | – |
| coupon.manage, reward.manage | all | country | – | op | – | – | – | – | – | – |
| cargo.create, cargo.update | all | country | all | op | branch | branch | – | flagged | flagged | own |
| notification.send | all | country | all | op | – | – | – | – | – | – |
| review.moderate | all | country | all | – | – | – | – | – | – | – |
| review.reply | all | country | all | op | – | – | – | – | – | – |
| audit.view | all | country | own | op | – | – | – | – | – | – |`;

/** What the doors need besides: acting as others, roles of one's own, affiliates, partners, reading parcels and what became of bookings. */
const BESIDES = `
| user.impersonate, affiliate.manage | all | country | – | – | – | – | – | – | – | – |
| role.manage, system.manage | all | – | – | – | – | – | – | – | – | – |
| message.edit | all | – | all | – | – | – | – | – | – | – |
| developer.approve, apikey.manage | all | country | all | – | – | – | – | – | – | – |
| cargo.view | all | country | all | op | branch | branch | op | flagged | flagged | own |
| payment.request | all | country | all | – | – | – | – | – | – | – |
| pricing.ask | all | country | – | op | – | – | – | – | – | – |
| refund.ask | all | country | all | op | – | – | – | – | – | – |
| settlement.agree | all | country | – | op | – | – | – | – | – | – |
| settlement.pay | all | country | – | – | – | – | – | – | – | – |
| booking.history | all | country | all | op | branch | branch | op | agency | – | – |`;

const [head = [], ...rows] = `${RULES}${BESIDES}`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const roles = head.slice(1).map((id) => Number(id) as RoleId);
const cells = rows.flatMap(([names = '', ...row]) =>
  names.split(', ').flatMap((name) => row.map((cell, column) => [name, roles[column] as RoleId, cell] as const)),
);

/** How far a role reaches where the table says only `P` or `flagged`. */
const REACH: Partial<Record<RoleId, string>> = {
  1: 'all',
  11: 'country',
  7: 'all',
  4: 'operator',
  2: 'agency',
  3: 'own',
};

function meaningOf(cell: string, roleId: RoleId): object | undefined {
  if (cell === '–') return undefined;
  const [scope] = cell.split(' ');
  return {
    scope: scope === 'op' ? 'operator' : scope === 'P' || scope === 'flagged' ? REACH[roleId] : scope,
    secondPerson: cell.endsWith('P'),
    cargoAgentsOnly: cell === 'flagged',
  };
}

describe('who may do what', () => {
  test.each(cells)('%s of role %i: %s', (permission, roleId, cell) => {
    const granted = ROLE_PERMISSIONS.filter((row) => row.permission === permission && row.roleId === roleId);
    const meaning = meaningOf(cell, roleId);
    expect(granted).toEqual(meaning ? [{ permission, roleId, ...meaning }] : []);
  });

  test('nothing else is granted, but to partners their own keys and bookings', () => {
    const known = new Set(cells.map(([permission, roleId]) => `${permission} ${roleId}`));
    const others = ROLE_PERMISSIONS.filter(({ permission, roleId }) => !known.has(`${permission} ${roleId}`));
    expect(others.map(({ permission, roleId, scope }) => `${roleId} ${permission} ${scope}`)).toEqual([
      '8 booking.view own',
      '8 booking.create own',
      '8 booking.edit own',
      '8 booking.cancel own',
      '8 refund.policy own',
      '8 apikey.manage own',
    ]);
  });

  test('the cargo flag is asked of whom the clients say it is asked', () => {
    const otherwise = ROLE_PERMISSIONS.filter(
      ({ roleId, permission, cargoAgentsOnly }) => cargoAgentsOnly !== isForCargoAgents(roleId, permission),
    );
    expect(otherwise).toEqual([]);
  });

  test('there are the eleven roles of the specification and of rules.md', () => {
    expect(Object.keys(ROLE_NAMES).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

/** Whom each role that manages users could make, if only rights counted. */
test.each<[RoleId, RoleId[]]>([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [11, [2, 3, 4, 5, 6, 8, 9, 10, 11]],
  [4, [3, 4, 5, 6, 9, 10]],
  [10, [3, 5, 6, 10]],
  [2, [2, 3]],
])('role %i holds every right of roles %j', (mine, theirs) => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
  expect(ids.filter((id) => rightsBeyond(rightsOfRole(mine), rightsOfRole(id)).length === 0)).toEqual(theirs);
});

test('a flag gives rights, too: an owner without it makes no cargo agents', () => {
  expect(rightsBeyond(rightsOfRole(2), rightsOfRole(3, true))).toEqual(['cargo.create', 'cargo.update', 'cargo.view']);
  expect(rightsBeyond(rightsOfRole(2, true), rightsOfRole(3, true))).toEqual([]);
});
