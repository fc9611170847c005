import type { Reach } from '@naga/kernel/reach.js';

/** `P`: only together with a second person. `flagged`: only accounts with the cargo agent flag. '–': denied. */
type Cell = '–' | Reach | `P ${Reach}` | `flagged ${Reach}`;

type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell];

/** Specification, section 6 (ids) and rules.md 8 (names). */
export const ROLE_NAMES = {
  1: 'Platform admin',
  2: 'Agency owner',
  3: 'Agency staff',
  4: 'Operator admin',
  5: 'Operator agent',
  6: 'Customer',
  7: 'Support and content',
  8: 'Partner',
  9: 'Operator finance',
  10: 'Operator branch manager',
  11: 'Country admin',
} as const;

export type RoleId = keyof typeof ROLE_NAMES;

const COLUMNS = [1, 11, 7, 4, 10, 5, 9, 2, 3, 6, 8] as const satisfies readonly RoleId[];

/**
 * Who may do what: the table of rules.md 8, its combined rows taken apart. Its `op` is operator; a bare `P` reaches as
 * far as its role does; 'reply' to reviews and 'view' of a manifest are permissions of their own, and so is a booking's
 * history, which is for those who answer for more than their own sales. The last column is what rules.md says of role 8
 * in words.
 */
// oxfmt-ignore
const MATRIX: Readonly<Record<string, Row>> = {
  //                     1         11           7        4             10          5           9           2                 3              6      8
  'catalogue.view':     ['all',   'country',   'all',   'operator',   'operator', 'operator', 'operator', 'all',            'all',         '–',   '–'],
  'catalogue.edit':     ['all',   'country',   'all',   'operator',   'branch',   '–',        '–',        '–',              '–',           '–',   '–'],
  'schedule.edit':      ['all',   'country',   '–',     'operator',   'branch',   'branch',   '–',        '–',              '–',           '–',   '–'],
  'seat.block':         ['all',   'country',   '–',     'operator',   'branch',   'branch',   '–',        '–',              '–',           '–',   '–'],
  'pricing.edit':       ['all',   'country',   '–',     'P operator', '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'pricing.ask':        ['all',   'country',   '–',     'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'booking.view':       ['all',   'country',   'all',   'operator',   'branch',   'branch',   'operator', 'agency',         'own',         'own', 'own'],
  'booking.history':    ['all',   'country',   'all',   'operator',   'branch',   'branch',   'operator', 'agency',         '–',           '–',   '–'],
  'booking.create':     ['all',   'country',   'all',   'operator',   'branch',   'branch',   '–',        'agency',         'own',         'own', 'own'],
  'booking.edit':       ['all',   'country',   'all',   'operator',   'branch',   'branch',   '–',        'agency',         'own',         'own', 'own'],
  'booking.cancel':     ['all',   'country',   'all',   'operator',   'branch',   '–',        '–',        'agency',         'own',         'own', 'own'],
  'refund.policy':      ['all',   'country',   'all',   'operator',   'branch',   '–',        '–',        'agency',         'own',         'own', 'own'],
  'refund.overrule':    ['all',   'country',   'P all', 'P operator', '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'refund.ask':         ['all',   'country',   'all',   'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'payment.request':    ['all',   'country',   'all',   '–',          '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'ticket.scan':        ['all',   'country',   'all',   'operator',   'branch',   'branch',   '–',        '–',              '–',           '–',   '–'],
  'manifest.view':      ['all',   'country',   'all',   'operator',   'branch',   'branch',   'operator', '–',              '–',           '–',   '–'],
  'report.view':        ['all',   'country',   '–',     'operator',   'branch',   'own',      'operator', 'agency',         'own',         '–',   '–'],
  'settlement.view':    ['all',   'country',   '–',     'operator',   'branch',   'own',      'operator', 'agency',         'own',         '–',   '–'],
  'settlement.approve': ['P all', 'P country', '–',     'operator',   '–',        '–',        '–',        'agency',         '–',           '–',   '–'],
  'settlement.agree':   ['all',   'country',   '–',     'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'settlement.pay':     ['all',   'country',   '–',     '–',          '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'user.manage':        ['all',   'country',   '–',     'operator',   'branch',   '–',        '–',        'agency',         '–',           '–',   '–'],
  'coupon.manage':      ['all',   'country',   '–',     'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'reward.manage':      ['all',   'country',   '–',     'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'cargo.create':       ['all',   'country',   'all',   'operator',   'branch',   'branch',   '–',        'flagged agency', 'flagged own', 'own', '–'],
  'cargo.update':       ['all',   'country',   'all',   'operator',   'branch',   'branch',   '–',        'flagged agency', 'flagged own', 'own', '–'],
  'notification.send':  ['all',   'country',   'all',   'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'review.moderate':    ['all',   'country',   'all',   '–',          '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'review.reply':       ['all',   'country',   'all',   'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'audit.view':         ['all',   'country',   'own',   'operator',   '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'user.impersonate':   ['all',   'country',   '–',     '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'role.manage':        ['all',   '–',         '–',     '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'affiliate.manage':   ['all',   'country',   '–',     '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'developer.approve':  ['all',   'country',   'all',   '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'cargo.view':         ['all',   'country',   'all',   'operator',    'branch',   'branch',   'operator', 'flagged agency', 'flagged own', 'own', '–'],
  'system.manage':      ['all',   '–',         '–',     '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'message.edit':       ['all',   '–',         'all',   '–',           '–',        '–',        '–',        '–',              '–',           '–',   '–'],
  'apikey.manage':      ['all',   'country',   'all',   '–',           '–',        '–',        '–',        '–',              '–',           '–',   'own'],
};

/** One granted cell. What is not granted is denied and has none. */
export interface RolePermissionFacts {
  readonly roleId: RoleId;
  /** resource.action */
  readonly permission: string;
  readonly scope: Reach;
  readonly secondPerson: boolean;
  readonly cargoAgentsOnly: boolean;
}

function grantOf(roleId: RoleId, permission: string, cell: Cell): RolePermissionFacts[] {
  if (cell === '–') return [];
  const scope = cell.replace(/^(P|flagged) /, '') as Reach;
  const [secondPerson, cargoAgentsOnly] = [cell.startsWith('P '), cell.startsWith('flagged ')];
  return [{ roleId, permission, scope, secondPerson, cargoAgentsOnly }];
}

/** Everything granted to every role: the rows of the table role_permission. */
export const ROLE_PERMISSIONS: readonly RolePermissionFacts[] = Object.entries(MATRIX).flatMap(([permission, row]) =>
  COLUMNS.flatMap((roleId, column) => grantOf(roleId, permission, row[column] as Cell)),
);
