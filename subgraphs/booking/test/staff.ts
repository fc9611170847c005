import { documents } from './documents.js';
import type { SeenBooking, Traveller, World } from './world.js';

const grants = {
  'booking.view': 'operator',
  'booking.history': 'operator',
  'booking.edit': 'operator',
  'booking.cancel': 'operator',
} as const;

/** A clerk of an operator, as role 4 signs in. */
export const aClerk = (world: World, operatorId = '7'): Traveller =>
  world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants });

/** Support of the platform: every booking. */
export const support = (world: World, more: Record<string, 'all'> = {}): Traveller =>
  world.aUser({
    userId: '700',
    roleId: 7,
    grants: {
      'booking.view': 'all',
      'booking.history': 'all',
      'booking.edit': 'all',
      'booking.cancel': 'all',
      ...more,
    },
  });

const [, FRAGMENT = ''] = /(fragment B on Booking \{[\s\S]*\})$/.exec(documents.booking) ?? [];
const answer = `{ __typename ... on Booking { ...B } ... on Refused { code facts } }`;

/** What staff ask of one booking. */
export const staffDocuments = {
  passenger: `mutation ($bookingId: ID!, $partId: ID!, $passenger: PassengerCorrectionInput!) {
    answer: changePassenger(bookingId: $bookingId, partId: $partId, passenger: $passenger) ${answer} } ${FRAGMENT}`,
  seats: `mutation ($bookingId: ID!, $legId: ID!, $seats: [SeatWishInput!]!) {
    answer: changeSeats(bookingId: $bookingId, legId: $legId, seats: $seats) ${answer} } ${FRAGMENT}`,
  map: `query ($bookingId: ID!, $legId: ID!) { answer: seatsToChange(bookingId: $bookingId, legId: $legId) {
    allowMaleNextToFemale seatMap { free seats { number state } } } }`,
  edit: `mutation ($bookingId: ID!, $version: Int!, $contact: ContactInput!, $language: String!, $comment: String) {
    answer: editBooking(bookingId: $bookingId, version: $version, contact: $contact, language: $language,
      comment: $comment) { __typename ... on Booking { ...B contactVersion language } ... on Refused { code facts } }
    } ${FRAGMENT}`,
  addComment: `mutation ($bookingId: ID!, $legId: ID, $text: String!) {
    answer: addBookingComment(bookingId: $bookingId, legId: $legId, text: $text) ${answer} } ${FRAGMENT}`,
  editComment: `mutation ($bookingId: ID!, $commentId: ID!, $text: String!) {
    answer: editBookingComment(bookingId: $bookingId, commentId: $commentId, text: $text) ${answer} } ${FRAGMENT}`,
  comments: `query ($id: ID!) { answer: booking(id: $id) {
    comments { id legId text author { id } isMine createdAt editedAt } bookedByUserId } }`,
  user: `mutation ($bookingId: ID!, $email: String) {
    answer: changeBookingUser(bookingId: $bookingId, email: $email) ${answer} } ${FRAGMENT}`,
  resend: `mutation ($bookingId: ID!) { answer: resendTickets(bookingId: $bookingId) ${answer} } ${FRAGMENT}`,
  timeline: `query ($id: ID!) { answer: booking(id: $id) { timeline { type actor facts } } }`,
};

/** Types of the timeline's lines, oldest first. */
export async function timelineOf(clerk: Traveller, { id }: SeenBooking): Promise<string[]> {
  const { timeline } = await clerk.ask<{ timeline: { type: string }[] }>(staffDocuments.timeline, { id });
  return timeline.map(({ type }) => type);
}

/** What the outbox tells of one kind of this booking's news. */
export async function newsOf(world: World, type: string, { id }: SeenBooking): Promise<Record<string, unknown>[]> {
  const rows = await world.rows<{ payload: Record<string, unknown> }>(
    `select payload from outbox_event where type = $1 and payload->>'bookingId' = $2 order by created_at`,
    [type, id],
  );
  return rows.map(({ payload }) => payload);
}
