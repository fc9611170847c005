import { askedBy, type Door, scopeAt } from '@naga/server-kit/graphql/doors.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Traveller, World } from '../world.js';
import { rightsOf } from './rights.js';

/** What of a walk says whose it is. */
interface Walked {
  readonly world: World;
  readonly traveller: Traveller;
}

interface Colleague {
  readonly who: (world: World) => Traveller;
  /** Whether what a mutation is about lies within his scope; of the walks' rides all do: one country, one branch. */
  readonly reaches: (walk: Walked, mutation: string) => boolean;
}

/** Of an agency that sells in the walks of staff. */
export const AGENCY = '501';

/** A link that one of the platform made belongs to no country. */
const ABOUT_A_LINK =
  /^(updatePayLink|cancelPayLink|resendPayLink|refundPayLink|reviewLinkPayment|decideLinkRefund|tryLinkRefundAgain|payLinkRefundInCash|handOutLinkCash)$/;

/** Those beside the fixed actors of the steps whose role lets them do something in the back office; finance only reads. */
export const COLLEAGUES: Readonly<Record<string, Colleague>> = {
  'the admin of the country': {
    who: (world) => world.aUser({ userId: '1100', roleId: 11, countryCode: 'KH', grants: rightsOf(11) }),
    reaches: (_, mutation) => !ABOUT_A_LINK.test(mutation),
  },
  'the manager of the branch': {
    who: (world) => world.aUser({ userId: '1000', roleId: 10, operatorId: '7', branchId: '71', grants: rightsOf(10) }),
    reaches: () => true,
  },
  'a clerk of the branch': {
    who: (world) => world.aUser({ userId: '1005', roleId: 5, operatorId: '7', branchId: '71', grants: rightsOf(5) }),
    reaches: () => true,
  },
  'the owner of the agency': {
    who: (world) => world.aUser({ userId: `8${AGENCY}`, roleId: 2, agencyId: AGENCY, grants: rightsOf(2) }),
    reaches: ({ traveller: { viewer } }) => viewer.kind === 'user' && viewer.agencyId === AGENCY,
  },
};

/** What only who began it goes on with. */
const ITS_AUTHORS: readonly string[] = [
  ...['editBookingComment', 'withdrawOverrule', 'withdrawRefundPolicy'],
  ...['stopTicketClassBulk', 'undoTicketClassBulk', 'stopReviewBulk', 'undoReviewBulk'],
  ...['stopSeatBlockBulk', 'undoSeatBlockBulk'],
];

const OFFICE: readonly number[] = [1, 4, 7];

/**
 * Who else may make a mutation that somebody of the back office makes, by the field's own door and the rights of their
 * roles.
 */
export function colleaguesFor(
  walk: Walked,
  mutation: string,
  viewer: Viewer,
): readonly (readonly [string, Traveller])[] {
  const doors = walk.world.test.subgraph.schema.extensions['doors'] as Readonly<Record<string, Door>>;
  const door = doors[`Mutation.${mutation}`]!;
  const isOffice = viewer.kind === 'user' && OFFICE.includes(viewer.roleId);
  if (!isOffice || ITS_AUTHORS.includes(mutation)) return [];
  return Object.entries(COLLEAGUES)
    .filter(([, { reaches }]) => reaches(walk, mutation))
    .map(([name, { who }]) => [name, who(walk.world)] as const)
    .filter(([, { viewer: his }]) => scopeAt(door, his.grants[askedBy(door).permission]) !== undefined);
}
