import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aClerk, staffDocuments, support, timelineOf } from './staff.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let booked: SeenBooking;
let traveller: Traveller;
let clerk: Traveller;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  traveller = world.aTraveller();
  const seats = [seat('1A'), seat('1B', { title: 'MR' })];
  booked = await traveller.buysLegs([
    { legId: world.aDeparture().leg(), seats },
    { legId: world.aDeparture({ date: '2026-11-25' }).leg(), direction: 'RETURN', seats },
  ]);
  clerk = aClerk(world);
});

describe('comments of staff', () => {
  interface Comment {
    id: string;
    legId: string | null;
    text: string;
    author: { id: string };
    isMine: boolean;
    editedAt: string | null;
  }
  const comments = async (by = clerk) =>
    (await by.ask<{ comments: Comment[] }>(staffDocuments.comments, { id: booked.id })).comments;
  const adds = (text: string, legId?: string, by = clerk) =>
    by.ask(staffDocuments.addComment, { bookingId: booked.id, legId, text });

  test('several, by whom and about which ride, oldest first', async () => {
    await adds(' Wants a window seat ');
    await adds('Comes by tuk-tuk', booked.legs[1]!.id, support(world));
    expect(await comments()).toMatchObject([
      { text: 'Wants a window seat', legId: null, author: { id: '47' }, isMine: true, editedAt: null },
      { text: 'Comes by tuk-tuk', legId: booked.legs[1]!.id, author: { id: '700' }, isMine: false },
    ]);
    expect(await timelineOf(clerk, booked)).toContain('comment.added');
  });

  test('are worded anew by who wrote them', async () => {
    await adds('Wants a widow seat');
    const [comment] = await comments();
    const edits = <T>(by: Traveller) =>
      by.ask<T>(staffDocuments.editComment, { bookingId: booked.id, commentId: comment!.id, text: 'Window seat' });
    expect(await edits<SeenRefusal>(support(world))).toMatchObject({ code: 'COMMENT_NOT_YOURS' });
    await edits(clerk);
    expect(await comments()).toMatchObject([{ text: 'Window seat', editedAt: expect.any(String) }]);
  });

  test.each(['\u0000', '-1', 'x'])(
    'of a booking that cannot be, %j, there are none to be worded anew',
    async (bookingId) => {
      await adds('Wants a widow seat');
      const [comment] = await comments();
      const of = { bookingId, commentId: comment!.id, text: 'Window seat' };
      expect(await clerk.ask(staffDocuments.editComment, of)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    },
  );

  test('no traveller reads them', async () => {
    await adds('Was rude on the telephone');
    const { errors } = await traveller.raw(staffDocuments.comments, { id: booked.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const customer = world.aUser({ userId: '61', grants: { 'booking.edit': 'own', 'booking.view': 'own' } });
    expect(
      (await customer.raw(staffDocuments.addComment, { bookingId: booked.id, text: 'x' })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('say something, about this booking', async () => {
    const { errors } = await clerk.raw(staffDocuments.addComment, { bookingId: booked.id, text: '  ' });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'text', code: 'REQUIRED' }] });
    const elsewhere = { bookingId: booked.id, text: 'x', legId: '999999' };
    expect((await clerk.raw(staffDocuments.addComment, elsewhere)).errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: 'legId', code: 'UNKNOWN' }],
    });
    expect(await adds('x', undefined, aClerk(world, '8'))).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});
