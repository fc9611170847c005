import { SEATS } from './killed.js';
import type { Traveller, World } from './world.js';

export interface Scenario {
  readonly bookingId?: string;
  /** May be done again by whoever did not hear how it went. */
  readonly act: () => Promise<unknown>;
  /** What is true once it was done, however often its process was killed; written so that a failure says it all. */
  readonly end: () => Promise<string>;
}

/** What staff, an agency or a job does, each with what stands in the end, by what it is called. */
export type Scenarios = Readonly<
  Record<string, { readonly make: (world: World) => Promise<Scenario>; readonly end: string }>
>;

/** How a booking stands, and something more. */
export const ofBooking =
  (traveller: Traveller, more: () => Promise<string | number> | string = () => '') =>
  async (): Promise<string> => {
    const { status, paymentStatus, refunded } = (await traveller.sees())!;
    return `${status} ${paymentStatus} ${refunded.amount} ${await more()}`.trim();
  };

export async function bought(
  world: World,
  legId = world.aDeparture().leg(),
  more: Record<string, unknown> = {},
): Promise<Traveller> {
  const traveller = world.aTraveller({ ip: '203.0.113.7' });
  await traveller.buys(legId, SEATS, more);
  return traveller;
}

export async function counted(world: World, sql: string, ...values: unknown[]): Promise<number> {
  return (await world.rows(sql, values)).length;
}

/** How many events of a kind tell of a booking. */
export const told = (world: World, type: string, { bookingId }: Traveller) =>
  counted(world, `select 1 from outbox_event where type = $1 and payload->>'bookingId' = $2`, type, bookingId);
