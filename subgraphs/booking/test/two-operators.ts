import { expect } from '@jest/globals';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

const NAMES = ['booking.view', 'booking.history', 'booking.edit', 'booking.cancel', 'refund.ask', 'refund.overrule'];

/** Somebody who answers for rides in this scope. */
export const staff = (world: World, scope: Scope, more: object, userId = '900'): Traveller =>
  world.aUser({ userId, roleId: 4, grants: Object.fromEntries(NAMES.map((name) => [name, scope])), ...more });

/** Of operator 7 (branch 71, Cambodia) and of operator 8 (branch 81, Laos). */
export const sides: [Scope, object, object][] = [
  ['operator', { operatorId: '7' }, { operatorId: '8' }],
  ['branch', { operatorId: '7', branchId: '71' }, { operatorId: '8', branchId: '81' }],
  ['country', { countryCode: 'KH' }, { countryCode: 'LA' }],
];

interface Trip {
  readonly direction?: 'RETURN' | 'CONNECTING';
  readonly seats?: readonly object[];
  readonly traveller?: Traveller;
  readonly payer?: (traveller: Traveller) => Promise<unknown>;
}

const byCard = async (traveller: Traveller): Promise<unknown> => {
  const { payment } = await traveller.startsToPay();
  return traveller.decides(payment.reference, 'APPROVE');
};

/** There with operator 7, back with operator 8 (or on with him): two passengers unless said, after the hour of grace. */
export async function mixed(
  world: World,
  { direction = 'RETURN', seats = [seat('1A'), seat('1B')], traveller = world.aTraveller(), payer = byCard }: Trip = {},
): Promise<SeenBooking> {
  const connects = direction === 'CONNECTING';
  const abroad = { operatorBranchId: '81', operatorCountryCode: 'LA', operatorName: 'Lao Line' };
  const back = world.aDeparture({
    operatorId: '8',
    date: connects ? '2026-11-24' : '2026-11-26',
    change: (facts) => ({ ...facts, ...abroad }),
  });
  await traveller.holdsLegs([
    { legId: world.aDeparture().leg(0, connects ? 1 : 4), seats },
    { legId: connects ? back.leg(1, 4) : back.leg(), direction, seats },
  ]);
  await traveller.tellsNames();
  await payer(traveller);
  world.clock.advance({ minutes: 61 });
  return (await traveller.sees())!;
}

export const partsOf = ({ legs }: SeenBooking, at: number): string[] => legs[at]!.parts.map(({ id }) => id);

export async function isForbidden(who: Traveller, document: string, variables: object, permission = 'booking.edit') {
  const { errors } = await who.raw(document, variables as never);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission } }]);
}
