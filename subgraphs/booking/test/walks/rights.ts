import type { Scope } from '@naga/server-kit/viewer/viewer.js';

/**
 * What some roles may do alone, as far as bookings ask for it: out of the table of roles, which the users subgraph
 * keeps (standalone/test/walked-rights.test.ts compares).
 */
export const WALKED_RIGHTS = {
  /** Agency owner. */
  2: {
    agency: [
      'booking.view',
      'booking.history',
      'booking.create',
      'booking.edit',
      'booking.cancel',
      'refund.policy',
      'report.view',
      'settlement.view',
      'user.manage',
    ],
  },
  /** Agency staff. */
  3: {
    own: [
      'booking.view',
      'booking.create',
      'booking.edit',
      'booking.cancel',
      'refund.policy',
      'report.view',
      'settlement.view',
    ],
  },
  /** Operator agent: who sits at a counter, or drives. */
  5: {
    branch: [
      'seat.block',
      'booking.view',
      'booking.history',
      'booking.create',
      'booking.edit',
      'ticket.scan',
      'manifest.view',
    ],
    own: ['report.view', 'settlement.view'],
  },
  /** Partner. */
  8: { own: ['booking.view', 'booking.create', 'booking.edit', 'booking.cancel', 'refund.policy'] },
  /** Operator finance. */
  9: { operator: ['booking.view', 'booking.history', 'manifest.view', 'report.view', 'settlement.view'] },
  /** Operator branch manager. */
  10: {
    branch: [
      'catalogue.edit',
      'seat.block',
      'booking.view',
      'booking.history',
      'booking.create',
      'booking.edit',
      'booking.cancel',
      'refund.policy',
      'ticket.scan',
      'manifest.view',
      'report.view',
      'settlement.view',
      'user.manage',
    ],
  },
  /** Country admin. */
  11: {
    country: [
      'catalogue.edit',
      'seat.block',
      'pricing.edit',
      'pricing.ask',
      'booking.view',
      'booking.history',
      'booking.create',
      'booking.edit',
      'booking.cancel',
      'refund.policy',
      'refund.overrule',
      'refund.ask',
      'payment.request',
      'ticket.scan',
      'manifest.view',
      'report.view',
      'settlement.view',
      'settlement.agree',
      'settlement.pay',
      'user.manage',
      'review.moderate',
      'review.reply',
    ],
  },
} as const satisfies Readonly<Record<number, { readonly [scope in Scope]?: readonly string[] }>>;
export type WalkedRole = keyof typeof WALKED_RIGHTS;

/** As the viewer of somebody of this role holds them. */
export const rightsOf = (roleId: WalkedRole): Readonly<Record<string, Scope>> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(WALKED_RIGHTS[roleId]).flatMap(([scope, permissions]) =>
      permissions.map((permission) => [permission, scope as Scope]),
    ),
  );
