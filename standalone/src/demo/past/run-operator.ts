import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';
import type { Actors } from './actors.js';
import { ask, done } from './calls.js';
import { deskDocuments } from './desk-calls.js';

/** Tickets of the demonstration's operator: travellers from abroad have numbers of their own. */
const CLASSES = [
  { prefix: 'IBIS-', allowLocals: true, allowForeigners: false, to: 20_000 },
  { prefix: 'IBIS-F', allowLocals: false, allowForeigners: true, to: 5_000 },
];
const FOR_ALL = { createFor: 'EVERYBODY', journeyType: 'ANY', digits: 5 };

/** Before anything is sold the operator says how the codes on its tickets look. */
export async function makeTicketClasses(subgraphs: Subgraphs, { boss }: Actors): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const operatorId = boss.kind === 'user' ? boss.operatorId : undefined;
  for (const { to, ...format } of CLASSES) {
    const input = { ...FOR_ALL, ...format, operatorId };
    const { id } = await done<{ id: string }>(booking, boss, deskDocuments.createClass, { input });
    await done(booking, boss, deskDocuments.addRange, { input: { classId: id, from: 1, to } });
  }
}

const SEATS = 2;

interface Seats {
  readonly seatMap: { readonly seats: readonly { readonly number: string; readonly state: string }[] };
}

/** Keeps the last free seats of the first departure that somebody runs on a day. */
async function block(subgraphs: Subgraphs, viewer: Viewer, date: TravelDate, reason: string): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const day = { date };
  const { rows } = await ask<{ rows: { routeScheduleId: string }[] }>(booking, viewer, deskDocuments.departures, day);
  const id = rows[0]?.routeScheduleId;
  if (id === undefined) return;
  const { seatMap } = await ask<Seats>(booking, viewer, deskDocuments.seats, { id, date });
  const free = seatMap.seats.filter(({ state }) => state === 'AVAILABLE').map(({ number }) => number);
  const seats = free.slice(-SEATS);
  if (seats.length === 0) return;
  await done(booking, viewer, deskDocuments.block, { id, from: date, until: date, seats, reason });
}

/** Seats that nobody may buy in the next days. */
export async function blockSomeSeats(
  subgraphs: Subgraphs,
  { boss, manager }: Actors,
  today: TravelDate,
): Promise<void> {
  await block(subgraphs, manager, addDays(today, 1), 'Two seats are for the crew on its way to the workshop');
  await block(subgraphs, boss, addDays(today, 2), 'The belts of the last row are being replaced');
}
