import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { told } from './customers.js';
import { documents } from './documents.js';
import { aClerk, newsOf, staffDocuments, support, timelineOf } from './staff.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let booked: SeenBooking;
let version: number;
let clerk: Traveller;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  booked = await world.aTraveller().buys(world.aDeparture().leg(), [seat('1A')]);
  [{ version }] = (await world.rows<{ version: number }>(
    'select contact_version as version from booking where id = $1',
    [booked.id],
  )) as [{ version: number }];
  clerk = aClerk(world);
});

type Edited = SeenBooking & { contactVersion: number; language: string };
const sokha = { email: 'sokha@example.com', mobileNumber: '097 555 0101' };
const edits = <T = Edited>(more: object = {}, { by = clerk, of = booked } = {}): Promise<T> =>
  by.ask<T>(staffDocuments.edit, { bookingId: of.id, version, contact: sokha, language: 'en', ...more });
const keptOf = async ({ id }: SeenBooking) =>
  (
    await world.rows<{ email: string | null; phone: string; language: string; found: string }>(
      `select contact_email as email, contact_phone as phone, language, search_text as found from booking where id = $1`,
      [id],
    )
  )[0]!;

describe('another contact of a booking', () => {
  test('is kept, found by, and told to the traveller there with the tickets; the timeline names nobody', async () => {
    expect(await edits({ language: 'km' })).toMatchObject({ contactVersion: version + 1, language: 'km' });
    expect(await keptOf(booked)).toMatchObject({ email: sokha.email, phone: sokha.mobileNumber, language: 'km' });
    expect((await keptOf(booked)).found).toContain('0975550101');
    const [news] = await newsOf(world, 'booking.changed', booked);
    expect(news).toMatchObject({
      contactEmail: sokha.email,
      language: 'km',
      changes: [
        { what: 'CONTACT', who: null, after: sokha.email },
        { what: 'CONTACT', who: null, after: sokha.mobileNumber },
      ],
      ticketUrls: [expect.stringContaining(encodeURIComponent(sokha.email))],
    });
    const lines = await world.rows<{ facts: object }>(
      `select facts from booking_event where booking_id = $1 and type = 'contact.changed'`,
      [booked.id],
    );
    expect(lines).toEqual([{ facts: { fields: ['contactEmail', 'contactPhone', 'language'] } }]);
  });

  test('repeated changes nothing and tells nobody again', async () => {
    await edits();
    expect(await edits()).toMatchObject({ contactVersion: version + 1 });
    expect(await newsOf(world, 'booking.changed', booked)).toHaveLength(1);
  });

  test('another language alone is no news', async () => {
    const { email, phone } = await keptOf(booked);
    await edits({ contact: { email, mobileNumber: phone }, language: 'vi' });
    expect(await keptOf(booked)).toMatchObject({ email, phone, language: 'vi' });
    expect(await newsOf(world, 'booking.changed', booked)).toEqual([]);
  });

  test('may be no address any more', async () => {
    await edits({ contact: { email: null, mobileNumber: sokha.mobileNumber } });
    expect(await keptOf(booked)).toMatchObject({ email: null });
  });

  test('of two who saw the same version the second is told when somebody saved, and nothing of his is kept', async () => {
    await edits();
    const late = { contact: { ...sokha, email: 'late@example.com' }, comment: 'Too late' };
    expect(await edits<SeenRefusal>(late, { by: support(world) })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      facts: { by: 'User 47', at: '2026-11-20T06:00:00Z', isGuest: false },
    });
    expect(await keptOf(booked)).toMatchObject({ email: sokha.email });
    expect(await timelineOf(clerk, booked)).not.toContain('comment.added');
  });

  test('of seats that are held is changed without news; what the traveller then tells counts as a change, too', async () => {
    const traveller = world.aTraveller();
    const held = await traveller.holds(world.aDeparture().leg(), [seat('2A')]);
    version = 1;
    expect(await edits({}, { of: held })).toMatchObject({ contactVersion: 2 });
    expect(await newsOf(world, 'booking.changed', held)).toEqual([]);
    await traveller.tellsNames();
    version = 2;
    const again = { contact: { ...sokha, email: 'again@example.com' } };
    expect(await edits<SeenRefusal>(again, { of: held })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      facts: { by: null, isGuest: true },
    });
  });
});

test('a comment comes with it, or alone; one that says nothing is refused with everything', async () => {
  await edits({ comment: ' Wants a call ' });
  expect(await timelineOf(clerk, booked)).toEqual(expect.arrayContaining(['contact.changed', 'comment.added']));
  expect(await clerk.ask(staffDocuments.comments, { id: booked.id })).toMatchObject({
    comments: [{ text: 'Wants a call', legId: null }],
  });
  const { errors } = await clerk.raw(staffDocuments.edit, {
    bookingId: booked.id,
    version: version + 1,
    contact: { ...sokha, email: 'other@example.com' },
    language: 'en',
    comment: '  ',
  });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'comment', code: 'REQUIRED' }] });
  expect(await keptOf(booked)).toMatchObject({ email: sokha.email });
});

test.each([
  ['an address that is none', { contact: { ...sokha, email: 'sokha' } }, 'contact.email'],
  ['a number that is none', { contact: { ...sokha, mobileNumber: 'none' } }, 'contact.mobileNumber'],
  ['a language we do not speak', { language: 'xx' }, 'language'],
])('%s is named by its field', async (_, more, path) => {
  const { errors } = await clerk.raw(staffDocuments.edit, {
    bookingId: booked.id,
    version,
    contact: sokha,
    language: 'en',
    ...more,
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

test('for staff within reach: to others there is no such booking, and travellers have their own ways', async () => {
  expect(await edits<SeenRefusal>({}, { by: aClerk(world, '8') })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  const customer = world.aUser({ userId: '61', grants: { 'booking.edit': 'own', 'booking.view': 'own' } });
  const { errors } = await customer.raw(staffDocuments.edit, {
    bookingId: booked.id,
    version,
    contact: sokha,
    language: 'en',
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

describe('a contact that staff wrote in', () => {
  const soldTo = { contactEmail: 'Sok.Dara@example.com', bookedByUserId: null, ticketIds: [], ticketUrls: [] };

  test('makes nobody the one who bought: not joined to its account, no credit; the former address is told', async () => {
    await edits();
    expect(await newsOf(world, 'booking.contact_replaced', booked)).toEqual([expect.objectContaining(soldTo)]);
    await told(world, 'account.email_verified', { accountId: '899', email: sokha.email });
    const other = world.aCustomer('899');
    expect(await other.ask<SeenRefusal>(documents.cancel, { id: booked.id, refundTo: 'WALLET' })).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
    await told(world, 'account.email_verified', { accountId: '898', email: 'sok.dara@example.com' });
    const buyer = world.aCustomer('898');
    const cancelled = await buyer.ask<SeenBooking>(documents.cancel, { id: booked.id, refundTo: 'WALLET' });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', refunds: [{ toWallet: true }] });
    const [news] = await newsOf(world, 'booking.cancelled', booked);
    expect(news).toMatchObject({ toWallet: true });
    expect(await newsOf(world, 'refund.done', booked)).toMatchObject([{ places: [{ place: 'WALLET' }] }]);
  });

  test('gets the code for what it proves after a day only; until then whom it was sold to gets it', async () => {
    const codeTo = async () => {
      await clerk.ask(documents.requestCode, { id: booked.id });
      return (await newsOf(world, 'booking.code_requested', booked)).at(-1);
    };
    await edits();
    expect(await codeTo()).toMatchObject({ contactEmail: 'Sok.Dara@example.com', contactPhone: '+855 12 000 111' });
    world.clock.advance({ minutes: 24 * 60 + 1 });
    expect(await codeTo()).toMatchObject({ contactEmail: sokha.email, contactPhone: sokha.mobileNumber });
  });

  test('hands out no cash by who wrote it', async () => {
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay('CASH_COLLECTION');
    await clerk.ask(documents.collectCash, { code: payment.code });
    const [of] = [(await traveller.sees())!];
    version = 2;
    await edits({}, { of });
    await traveller.does('cancel');
    world.clock.advance({ minutes: 24 * 60 + 1 });
    await clerk.ask(documents.requestCode, { id: of.id });
    const hand = { code: of.pnr, holderCode: await traveller.codeOf() };
    expect(await clerk.ask<SeenRefusal>(documents.handOutCash, hand)).toMatchObject({ code: 'CONTACT_BY_YOU' });
    expect(await support(world).ask(documents.handOutCash, hand)).toMatchObject({
      booking: { cashBack: { amount: 0 } },
    });
  });
});

test('a booking handed over gives its new owner no credit, whose contact is told of it', async () => {
  await told(world, 'account.email_verified', { accountId: '897', email: 'other@example.com' });
  await support(world).ask(staffDocuments.user, { bookingId: booked.id, email: 'other@example.com' });
  expect(await newsOf(world, 'booking.handed_over', booked)).toMatchObject([
    { contactEmail: 'Sok.Dara@example.com', bookedByUserId: null, ticketUrls: [] },
  ]);
  const other = world.aCustomer('897');
  const wish = { id: booked.id, refundTo: 'WALLET' };
  expect(await other.ask<SeenRefusal>(documents.cancel, wish)).toMatchObject({ code: 'WALLET_NOT_YOURS' });
});

test('of cash that is promised the former contact is told when whoever has the reference writes in another one', async () => {
  const traveller = world.aTraveller();
  await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
  await traveller.tellsNames({ email: 'mistyped@example.com', mobileNumber: '+855 12 000 110' });
  const held = await traveller.tellsNames();
  expect(await newsOf(world, 'booking.contact_replaced', held)).toEqual([]);
  await traveller.startsToPay('CASH_COLLECTION');
  for (const _ of [1, 2]) await traveller.tellsNames({ email: 'other@example.com', mobileNumber: '+855 12 000 111' });
  expect(await newsOf(world, 'booking.contact_replaced', held)).toMatchObject([
    { contactEmail: 'Sok.Dara@example.com', contactPhone: null, bookedByUserId: null, ticketUrls: [] },
  ]);
});
