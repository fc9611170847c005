import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { Subgraphs } from '../../subgraphs.js';
import { type Actors, stranger } from './actors.js';
import { ask, documents } from './calls.js';
import { type OpenPayment, payByCard } from './pay-by-card.js';
import { type PastSale, personOf } from './plan.js';

/** A booking of the past with what is to become of it. */
export interface PastBooking {
  readonly id: string;
  /** Its reference. */
  readonly pnr: string;
  readonly sale: PastSale;
  readonly viewer: Viewer;
  readonly legs: readonly {
    readonly routeScheduleId: string;
    readonly date: string;
    readonly departureTime: string;
    readonly parts: readonly { readonly id: string }[];
  }[];
}

interface FoundLeg {
  readonly id: string;
  readonly operator: { readonly name: string };
  readonly vehicle: { readonly seatLayout: { readonly seats: readonly FoundSeat[] } };
}
interface FoundSeat {
  readonly number: string;
  readonly kind: string;
  readonly bookable: boolean;
  readonly blocked: boolean;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
}

const isForAll = ({ kind, bookable, blocked, allowMale, allowFemale }: FoundSeat): boolean =>
  kind === 'SEAT' && bookable && !blocked && allowMale && allowFemale;

/** Journeys tried until one can be bought: some operators confirm by hand, some seats are taken. */
const TRIES = 4;

/** Buys a direct journey of a day; undefined where none of it can be bought. */
export async function buyOnce(
  subgraphs: Subgraphs,
  actors: Actors,
  sale: PastSale,
  date: TravelDate,
): Promise<PastBooking | undefined> {
  const viewer = sale.buyer === 'guest' ? stranger() : actors[sale.buyer];
  const { from, to, passengers, draw } = sale;
  const asked = { from, to, date, passengers };
  const found = await ask<{ journeys: { legs: FoundLeg[] }[] } | null>(
    subgraphs.transportOf('catalogue'),
    viewer,
    documents.search,
    asked,
  );
  const isHis = ({ operator: { name } }: FoundLeg): boolean => (sale.operator ?? name) === name;
  const direct = (found?.journeys ?? []).filter(({ legs }) => legs.length === 1 && isHis(legs[0]!));
  for (let tries = 0; tries < Math.min(TRIES, direct.length); tries++) {
    const [leg] = direct[(draw + tries * 5) % direct.length]!.legs;
    const booking = await buy(subgraphs, viewer, sale, leg!);
    if (booking !== undefined) return booking;
  }
  return undefined;
}

async function buy(
  subgraphs: Subgraphs,
  viewer: Viewer,
  sale: PastSale,
  leg: FoundLeg,
): Promise<PastBooking | undefined> {
  const booking = subgraphs.transportOf('booking');
  const seats = leg.vehicle.seatLayout.seats.filter(isForAll);
  const first = (sale.draw * 3) % Math.max(1, seats.length - sale.passengers);
  const chosen = seats.slice(first, first + sale.passengers);
  if (chosen.length < sale.passengers) return undefined;
  const nationality = sale.foreign ? 'FOREIGN' : 'LOCAL';
  const { affiliateId, couponCode } = sale;
  const people = chosen.map(({ number }, position) => ({
    ...personOf(sale, position),
    nationality,
    seatNumber: number,
  }));
  const input = {
    legs: [{ legId: leg.id, seats: people.map(({ title, seatNumber }) => ({ title, seatNumber, nationality })) }],
    passengers: people,
    contact: { email: `traveller${sale.draw}@example.com`, mobileNumber: `+855 12 ${300_000 + sale.draw}` },
    affiliateId,
    couponCode,
  };
  const held = await ask<{ accessToken?: string; booking?: { id: string } }>(booking, viewer, documents.hold, {
    input,
  });
  if (held.booking === undefined) return undefined;
  const { id } = held.booking;
  const holder = { ...viewer, bookingToken: held.accessToken } as Viewer;
  const bought = await ask<PastBooking>(booking, holder, documents.booking, { id });
  await pay(subgraphs, holder, bought, sale);
  return { ...bought, sale, viewer: holder };
}

type Method = 'PAY_ON_BOARDING' | 'AGENT_BALANCE' | 'CASH_COLLECTION' | 'CARD';

function methodOf({ buyer, onBoarding }: PastSale): Method {
  if (onBoarding) return 'PAY_ON_BOARDING';
  if (buyer === 'clerk') return 'CASH_COLLECTION';
  return buyer === 'owner' || buyer === 'agent' ? 'AGENT_BALANCE' : 'CARD';
}

async function pay(subgraphs: Subgraphs, viewer: Viewer, { id, pnr }: PastBooking, sale: PastSale): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const method = methodOf(sale);
  const { payment } = await ask<{ payment?: OpenPayment }>(booking, viewer, documents.pay, { id, method });
  if (method === 'PAY_ON_BOARDING') await ask(booking, viewer, documents.confirm, { id });
  if (method === 'CASH_COLLECTION') await ask(booking, viewer, documents.collect, { code: pnr });
  if (method === 'CARD' && payment) await payByCard(subgraphs, viewer, payment, sale);
}
