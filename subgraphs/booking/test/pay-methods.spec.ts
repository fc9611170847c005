import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { documents } from './documents.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(async () => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
  await traveller.holds(leg, [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
});

const states = async (): Promise<string[]> =>
  (await traveller.sees())!.payments.map(({ method, state }) => `${method} ${state}`);

/** A call-back of this charge, as its provider would send it. */
async function callback(charge: string, change: object = {}, secret = SECRET): Promise<SeenBooking & SeenRefusal> {
  const [row] = await world.rows<{ reference: string }>('select reference from payment where provider_reference = $1', [
    charge,
  ]);
  const told = { reference: row!.reference, charge, state: 'SETTLED', amount: 2550, currency: 'USD', ...change };
  const body = JSON.stringify(told);
  const variables = { provider: 'sandbox', body, signature: signSandbox(body, secret) };
  return world.aTraveller().ask(documents.callback, variables);
}

describe.each(['CARD', 'WING', 'PIPAY', 'KHQR'])('%s', (method) => {
  test('settles, and is the ticket; repeated call-backs change nothing', async () => {
    const { payment, booking } = await traveller.startsToPay(method);
    expect(booking.paymentStatus).toBe('PENDING');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', due: { amount: 0 } });
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paid: { amount: 2550 }, refunds: [] });
    expect(await states()).toEqual([`${method} SETTLED`]);
  });

  test('declined it leaves the seats held, and another way pays', async () => {
    const { payment } = await traveller.startsToPay(method);
    await traveller.decides(payment.reference, 'DECLINE');
    expect(await traveller.sees()).toMatchObject({ status: 'BLOCKED', paymentStatus: 'FAILED' });
    const other = await traveller.startsToPay(method === 'CARD' ? 'KHQR' : 'CARD');
    await traveller.decides(other.payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('BOOKED');
  });

  test('the call-back may come before the payer does', async () => {
    const { payment } = await traveller.startsToPay(method);
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await traveller.ask(documents.charge, { id: payment.reference })).toMatchObject({ state: 'OPEN' });
  });

  test('money after the hold buys the seats that are still free', async () => {
    const { payment } = await traveller.startsToPay(method);
    world.clock.advance({ minutes: 16 });
    await world.job('expire-payments');
    await world.job('expire-holds');
    expect(await states()).toEqual([`${method} EXPIRED`]);
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
  });

  test('a wrong amount waits for a person; a wrong signature is an invalid request', async () => {
    const { payment } = await traveller.startsToPay(method);
    const invalid = { __typename: 'Refused', code: 'INVALID_REQUEST', facts: {} };
    expect(await callback(payment.reference, {}, 'somebody else')).toEqual(invalid);
    const told = await callback(payment.reference, { amount: 2549 });
    expect(told).toMatchObject({
      status: 'BLOCKED',
      payments: [{ state: 'REVIEW', received: { amount: 2549, currency: 'USD' } }],
    });
  });
});

describe('KHQR', () => {
  test('shows a code to scan, which lives five minutes', async () => {
    const { payment } = await traveller.startsToPay('KHQR');
    expect(payment.qr).toBe(`http://localhost:4000${payment.payUrl}`);
    expect(Date.parse(payment.expiresAt!) - world.clock.now()).toBe(300_000);
  });

  test('a code that is over is followed by a new one; the seats stay held', async () => {
    const first = await traveller.startsToPay('KHQR');
    world.clock.advance({ minutes: 5 });
    await world.job('expire-payments');
    expect(await traveller.sees()).toMatchObject({
      status: 'BLOCKED',
      payments: [{ state: 'EXPIRED', payUrl: null, qr: null }],
    });
    const second = await traveller.startsToPay('KHQR');
    expect(second.payment.id).not.toBe(first.payment.id);
    await traveller.decides(second.payment.reference, 'APPROVE');
    expect(await states()).toEqual(['KHQR EXPIRED', 'KHQR SETTLED']);
  });

  test('also before the timer has come by', async () => {
    const first = await traveller.startsToPay('KHQR');
    world.clock.advance({ minutes: 5 });
    const second = await traveller.startsToPay('KHQR');
    expect(second.payment.id).not.toBe(first.payment.id);
    expect(await states()).toEqual(['KHQR CANCELLED', 'KHQR PENDING']);
  });
});

test('who was blocked from paying on boarding is so as a guest with his telephone, too', async () => {
  world.users.blockedPhones.add('+855 12 000 111');
  const refusal = { code: 'METHOD_NOT_AVAILABLE', facts: { method: 'PAY_ON_BOARDING', reason: 'BLOCKED' } };
  expect(await traveller.startsToPay('PAY_ON_BOARDING')).toMatchObject(refusal);
  world.users.blockedPhones.clear();
  await traveller.startsToPay('PAY_ON_BOARDING');
  expect(await states()).toEqual(['PAY_ON_BOARDING PENDING']);
});

test('which ways there are is one question', async () => {
  const options = await traveller.ask<{ method: string; flow: string; reason: string | null }[]>(documents.methods, {
    id: traveller.bookingId,
  });
  expect(options.map(({ method, flow, reason }) => `${method} ${flow} ${reason}`)).toEqual([
    'CARD REDIRECT null',
    'KHQR QR null',
    'WING WALLET_APP null',
    'PIPAY REDIRECT null',
    'CASH_COLLECTION CODE null',
    'PAY_ON_BOARDING ON_BOARDING null',
  ]);
  expect(await world.aTraveller().ask(documents.methods, { id: traveller.bookingId })).toBeNull();
});

describe('who has promised cash for three bookings', () => {
  let contacts = 0;
  /** A contact of its own for each test: in all its writings the same telephone, in none another e-mail address. */
  const aContact = () => {
    const digits = `77 100 ${String(++contacts).padStart(3, '0')}`;
    const writings = [`+855 ${digits}`, `0${digits}`, `00855 (0)${digits}`, `0${digits.replaceAll(' ', '/')}`];
    return { email: `dara${contacts}@example.com`, mobileNumber: writings[0]!, writings };
  };
  type Contact = Readonly<Record<'email' | 'mobileNumber', string | null>>;

  async function readyToPay({ email, mobileNumber }: Contact, who = world.aTraveller(), date?: string) {
    await who.holds(world.aDeparture(date === undefined ? {} : { date }).leg(), [seat('1A')]);
    await who.tellsNames({ email, mobileNumber });
    return who;
  }
  /** 'PROMISED', or why not. */
  const promises = async (who: Traveller, method = 'CASH_COLLECTION'): Promise<unknown> => {
    const { __typename, code, facts } = await who.startsToPay<SeenRefusal>(method);
    return __typename === 'Refused' ? (facts['reason'] ?? code) : 'PROMISED';
  };
  const promisesThree = async (contact: Contact): Promise<Traveller[]> => {
    const all = [];
    for (const method of ['CASH_COLLECTION', 'PAY_ON_BOARDING', 'CASH_COLLECTION']) {
      const one = await readyToPay(contact);
      expect(await promises(one, method)).toBe('PROMISED');
      all.push(one);
    }
    return all;
  };
  const reasonsOf = async (who: Traveller): Promise<(string | null)[]> => {
    const ways = await who.ask<{ method: string; reason: string | null }[]>(documents.methods, { id: who.bookingId });
    return ways.filter(({ method }) => /CASH|BOARDING/.test(method)).map(({ reason }) => reason);
  };
  const FULL = 'TOO_MANY_UNPAID';

  test('of eight at once three are promised, however the telephone is written; the others pay another way', async () => {
    const { writings } = aContact();
    const named = [...writings, ...writings].map((mobileNumber) => ({ email: null, mobileNumber }));
    const all = await Promise.all(named.map((contact) => readyToPay(contact)));
    const methods = ['CASH_COLLECTION', 'PAY_ON_BOARDING'];
    const answers = await Promise.all(all.map((who, index) => promises(who, methods[index % 2])));
    expect(answers.toSorted()).toEqual([...Array<string>(3).fill('PROMISED'), ...Array<string>(5).fill(FULL)]);
    const [refused, promised] = [FULL, 'PROMISED'].map((one) => all[answers.indexOf(one)]!) as [Traveller, Traveller];
    expect(await reasonsOf(refused)).toEqual([FULL, FULL]);
    const facts = { method: 'CASH_COLLECTION', reason: FULL, unpaid: 3 };
    expect(await refused.startsToPay('CASH_COLLECTION')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE', facts });
    expect(await refused.startsToPay('CARD')).toMatchObject({ payment: { state: 'PENDING' } });
    // His own promise does not stand in his way: he asks again, or changes to the other.
    for (const method of methods) expect(await promises(promised, method)).toBe('PROMISED');
  });

  test('keeps nine seats of one departure so, in however many bookings', async () => {
    const contact = aContact();
    const departure = world.aDeparture();
    const holds = async (...numbers: string[]): Promise<Traveller> => {
      const who = world.aTraveller();
      await who.holds(
        departure.leg(),
        numbers.map((number) => seat(number)),
      );
      await who.tellsNames({ email: contact.email, mobileNumber: contact.mobileNumber });
      return who;
    };
    expect(await promises(await holds('1A', '1B', '1C', '1D', '2A'))).toBe('PROMISED');
    const fits = await holds('2B', '2C', '2D', '3A');
    expect(await promises(fits, 'PAY_ON_BOARDING')).toBe('PROMISED');
    const tenth = await holds('3B');
    expect(await reasonsOf(tenth)).toEqual([FULL, FULL]);
    const facts = { method: 'CASH_COLLECTION', reason: FULL, seatLimit: 9 };
    expect(await tenth.startsToPay('CASH_COLLECTION')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE', facts });
    expect(await promises(await readyToPay(contact))).toBe('PROMISED');
  });

  test('is known by his e-mail address, or by his account', async () => {
    const [contact, other] = [aContact(), aContact()];
    await promisesThree(contact);
    expect(await promises(await readyToPay({ ...other, email: contact.email.toUpperCase() }))).toBe(FULL);
    expect(await promises(await readyToPay(other))).toBe('PROMISED');
    const answers = [];
    for (const own of [aContact(), aContact(), aContact(), aContact()])
      answers.push(await promises(await readyToPay(own, world.aCustomer('7701'))));
    expect(answers).toEqual(['PROMISED', 'PROMISED', 'PROMISED', FULL]);
  });

  test('may promise again once one is paid or given up', async () => {
    const contact = aContact();
    const [first, , third] = (await promisesThree(contact)) as [Traveller, Traveller, Traveller];
    const next = await readyToPay(contact);
    expect(await promises(next)).toBe(FULL);
    await first.does('cancel');
    expect(await promises(next)).toBe('PROMISED');
    const another = await readyToPay(contact);
    expect(await promises(another)).toBe(FULL);
    const code = (await third.sees())!.payments[0]!.code;
    await world.anOperator().ask(documents.collectCash, { code });
    expect(await promises(another)).toBe('PROMISED');
  });

  test('may once a code is over and a ride has left, before any timer comes by', async () => {
    const contact = aContact();
    const [, onBoard] = await promisesThree(contact);
    await onBoard!.does('confirm');
    const now = world.clock.now();
    const later = (): Promise<Traveller> => readyToPay(contact, world.aTraveller(), '2026-11-27');
    try {
      world.clock.set('2026-11-23T07:20:00+07:00');
      const [one, two, three] = [await later(), await later(), await later()];
      for (const who of [one, two]) expect(await promises(who)).toBe('PROMISED');
      expect(await promises(three)).toBe(FULL);
      world.clock.set('2026-11-23T07:31:00+07:00');
      expect(await promises(await later())).toBe('PROMISED');
    } finally {
      world.clock.set(now);
    }
  });

  test('is not counted for what an agency sells, nor asked where staff take the money', async () => {
    const contact = aContact();
    const agent = world.anAgent('391', 9000);
    for (const each of ['CASH_COLLECTION', 'PAY_ON_BOARDING', 'CASH_COLLECTION', 'CASH_COLLECTION'])
      expect(await promises(await readyToPay(contact, agent), each)).toBe('PROMISED');
    await promisesThree(contact);
    const { bookingId } = await readyToPay(contact);
    const admin = world.aPlatformAdmin();
    admin.bookingId = bookingId;
    expect(await promises(admin)).toBe('PROMISED');
  });

  test('takes no promise over by giving his contact for it', async () => {
    const [contact, other] = [aContact(), aContact()];
    await promisesThree(contact);
    const fourth = await readyToPay(other);
    await fourth.startsToPay('CASH_COLLECTION');
    const { email, mobileNumber } = contact;
    expect(await fourth.tellsNames({ email, mobileNumber })).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
    expect((await fourth.sees())!.contactPhone).toBe(other.mobileNumber);
    expect(await fourth.tellsNames({ email: null, mobileNumber: other.mobileNumber })).toMatchObject({
      status: 'BLOCKED',
    });
  });
});
