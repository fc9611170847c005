import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import type { Traveller, World } from '../world.js';
import { rightsOf } from './rights.js';

const PERMISSIONS = [
  'booking.create',
  'booking.view',
  'booking.history',
  'booking.edit',
  'booking.cancel',
  'refund.ask',
  'refund.overrule',
  'seat.block',
  'manifest.view',
  'ticket.scan',
  'catalogue.edit',
  'pricing.edit',
  'pricing.ask',
  'refund.policy',
  'settlement.view',
  'settlement.agree',
  'settlement.pay',
  'user.manage',
  'review.reply',
  'review.moderate',
  'report.view',
] as const;

const everything = (scope: Scope): Record<string, Scope> =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, scope]));

/** Of the platform, with every permission there is: '1' and '2' are two of them. */
export const admin = (world: World, userId = '1'): Traveller =>
  world.aUser({ userId, roleId: 1, grants: { ...everything('all'), 'payment.request': 'all' } });

/** Of an operator, with everything an operator may do. */
export const boss = (world: World, operatorId = '7'): Traveller => {
  const {
    'pricing.edit': _pricing,
    'refund.overrule': _overrule,
    'settlement.pay': _pay,
    'review.moderate': _moderate,
    ...rest
  } = everything('operator');
  return world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants: rest });
};

/** Of support: asks for refunds beyond the terms, and does not decide them. */
export const helper = (world: World): Traveller => {
  const { 'refund.overrule': _overrule, 'settlement.pay': _pay, ...rest } = everything('all');
  return world.aUser({ userId: '700', roleId: 7, grants: { ...rest, 'payment.request': 'all' } });
};

let strangers = 660_000;

/** Who is turned away: each has all he could have, elsewhere. None of them was here before. */
export const INTRUDERS = {
  'a guest': (world: World) => world.aTraveller(),
  'another customer': (world: World) =>
    world.aUser({ userId: String(strangers++), roleId: 6, grants: everything('own') }),
  'who may only read': (world: World) =>
    world.aUser({ userId: String(strangers++), roleId: 9, operatorId: '7', grants: rightsOf(9) }),
  'another operator': (world: World) =>
    world.aUser({ userId: String(strangers++), roleId: 4, operatorId: '9', grants: everything('operator') }),
  'another agency': (world: World) =>
    world.aUser({ userId: String(strangers++), roleId: 2, agencyId: '999', grants: everything('agency') }),
  'another country': (world: World) =>
    world.aUser({ userId: String(strangers++), roleId: 11, countryCode: 'LA', grants: everything('country') }),
} as const;
export type Intruder = keyof typeof INTRUDERS;

const STAFF_ELSEWHERE: readonly Intruder[] = ['another operator', 'another agency', 'another country'];

/** Doors that open to whoever knows a secret, or to everybody: nobody can be turned away there. */
const OPEN: readonly string[] = [
  'holdSeats',
  'startLinkPayment',
  'donate',
  'decideSandboxCharge',
  'receivePaymentCallback',
  'storeWingMobileLog',
  'writeReview',
];

/** Whether he must be turned away from a mutation. Any counter takes cash for whoever names a code. */
export const isStrangerTo = (intruder: Intruder, mutation: string): boolean =>
  !OPEN.includes(mutation) && !(mutation === 'collectCash' && STAFF_ELSEWHERE.includes(intruder));
