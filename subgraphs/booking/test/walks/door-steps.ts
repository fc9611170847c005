import { randomUUID } from 'node:crypto';
import type { SeenManifest } from '../boarding-world.js';
import { type Currency, payableUnit } from '@naga/kernel/money.js';
import { documents } from '../documents.js';
import type { Step, Walk } from './walk.js';

export interface Ride {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly operatorId: string;
}

/** The first ride of a booking. */
export async function firstRide({ world, traveller }: Walk): Promise<Ride | undefined> {
  const [first] = await world.rows<Ride>(
    `select route_schedule_id::text as "routeScheduleId", service_date::text as date, operator_id::text as "operatorId"
     from leg where booking_id = $1 and stands order by id limit 1`,
    [traveller.bookingId],
  );
  return first;
}

/** What a conductor has on his telephone of one booking. */
interface List {
  readonly bookingId: string;
  readonly ride: Ride;
  /** ISO 8601. */
  readonly at: string;
  readonly passengers: SeenManifest['passengers'];
}
type Passenger = Pick<List['passengers'][number], 'partId' | 'state' | 'owed'>;

const lists = new WeakMap<Walk, List>();

/** Ten minutes before his first bus leaves, or at once where that is over, its conductor asks who rides it. */
async function listOf(walk: Walk): Promise<List | undefined> {
  const { world, traveller } = walk;
  const ride = await firstRide(walk);
  if (ride === undefined) return undefined;
  walk.untilLocal(ride.date, '07:20');
  const { routeScheduleId: id, date, operatorId } = ride;
  const all = await world.anOperator(operatorId).ask<SeenManifest>(documents.manifest, { id, date });
  const passengers = all.passengers.filter(({ bookingId }) => bookingId === traveller.bookingId);
  const list = { bookingId: traveller.bookingId, ride, at: new Date(world.clock.now()).toISOString(), passengers };
  lists.set(walk, list);
  return list;
}

/** The list he took of this booking when it was asked for, however old it is; one of now where he has none. */
async function oldListOf(walk: Walk): Promise<List | undefined> {
  const list = lists.get(walk);
  return list?.bookingId === walk.traveller.bookingId ? list : listOf(walk);
}

/** `times`: how often he is given what they owe. */
const sends = (
  { world }: Walk,
  { ride, at }: List,
  kind: 'BOARD' | 'UNDO',
  whom: readonly Passenger[],
  times: number,
) => {
  const { operatorId, ...departure } = ride;
  const scans = whom.map(({ partId, owed: { amount: owedByList } }) => ({
    ...{ clientId: randomUUID(), kind, means: 'HAND', partId, at },
    ...(times > 0 && owedByList > 0 && { collected: owedByList * times, owedByList }),
  }));
  return world.anOperator(operatorId).ask(documents.scans, { input: { ...departure, scans } });
};

/** Who is not on the list, and wants to ride all the same. */
async function stranger({ traveller }: Walk): Promise<Passenger[]> {
  const part = (await traveller.sees())!.legs[0]?.parts[0];
  return part === undefined ? [] : [{ partId: part.id, state: part.state, owed: { amount: 0, currency: 'USD' } }];
}

/** The conductor scans the first passenger whose turn it is, and takes of him what his list says, so often; or undoes it. */
const scansOne = (kind: 'BOARD' | 'UNDO', times: number): Step => ({
  makes: ['syncScans'],
  take: async (walk) => {
    const list = await listOf(walk);
    if (list === undefined) return undefined;
    const state = kind === 'BOARD' ? 'TICKETED' : 'BOARDED';
    const [one] = [
      ...list.passengers.filter((each) => each.state === state),
      ...list.passengers,
      ...(await stranger(walk)),
    ];
    if (one === undefined) return undefined;
    return sends(walk, list, kind, [one], times);
  },
});

/** At the door of the first ride. */
export const doorSteps = {
  board: scansOne('BOARD', 1),
  'board for too much': scansOne('BOARD', 2),
  'board by hand': scansOne('BOARD', 0),
  'undo boarding': scansOne('UNDO', 0),
  'take cash of who is on his list, whatever became of them': {
    makes: ['syncScans'],
    take: async (walk: Walk) => {
      const list = await oldListOf(walk);
      if (list === undefined || list.passengers.length === 0) return undefined;
      const { operatorId, ...departure } = list.ride;
      const at = new Date(walk.world.clock.now()).toISOString();
      const scans = list.passengers.map(({ partId, owed: { currency } }) => ({
        ...{ clientId: randomUUID(), kind: 'BOARD', means: 'HAND', partId, at },
        ...{ collected: 7 * payableUnit(currency as Currency), owedByList: 0 },
      }));
      return walk.world.anOperator(operatorId).ask(documents.scans, { input: { ...departure, scans } });
    },
  },
  'hand back cash of a refused scan': {
    makes: ['syncScans'],
    take: async (walk: Walk) => {
      const list = await listOf(walk);
      const [refused] = await walk.world.rows<{ refusedId: string; partId: string; collected: number }>(
        `select client_id as "refusedId", part_id::text as "partId", collected::int from scan where booking_id = $1
         and kind = 'BOARD' and outcome <> 'BOARDED' and payment_id is not null order by id desc limit 1`,
        [walk.traveller.bookingId],
      );
      if (list === undefined || refused === undefined) return undefined;
      const { operatorId, ...departure } = list.ride;
      const at = new Date(walk.world.clock.now()).toISOString();
      const scan = { ...refused, clientId: randomUUID(), kind: 'HAND_BACK', means: 'HAND', at };
      return walk.world.anOperator(operatorId).ask(documents.scans, { input: { ...departure, scans: [scan] } });
    },
  },
  'take the list': { makes: [], take: listOf },
  'board by an old list': {
    makes: ['syncScans'],
    take: async (walk: Walk) => {
      const list = await oldListOf(walk);
      const due = list?.passengers.filter(({ state }) => state === 'TICKETED') ?? [];
      return list === undefined || due.length === 0 ? undefined : sends(walk, list, 'BOARD', due, 1);
    },
  },
};
