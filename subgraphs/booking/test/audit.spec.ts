import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AuditFacts, AuditSearch } from '@naga/server-kit/audit/audit-row.js';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { unauditedTables } from '@naga/server-kit/testing/write-anew.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { AUDITED } from '../migrations/create-audit.js';
import { PICKUP, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
let mekong: SeenBooking;
let laos: SeenBooking;
let buyer: Traveller;
beforeAll(async () => {
  world = await World.open();
  const grants = { 'booking.create': 'own', 'booking.edit': 'own', 'booking.view': 'own' } as const;
  buyer = world.aUser({
    grants,
    userId: '501',
    agencyId: '31',
    requestId: 'r-501',
    ip: '203.0.113.9',
    channel: 'admin',
  });
  mekong = await buyer.buysLegs([
    { legId: world.aDeparture({ operatorId: '7' }).leg(), seats: [seat('1A'), seat('1B')], ...PICKUP },
  ]);
  const abroad = world.aDeparture({
    operatorId: '8',
    change: (facts) => ({ ...facts, operatorCountryCode: 'LA', operatorBranchId: '81' }),
  });
  laos = await world.aTraveller().buys(abroad.leg(), [seat('1A')]);
});
afterAll(() => world.close());

const QUERY = `query ($question: AuditQuestion!) { bookingAudit(question: $question) {
  id at entity rowId ofEntity ofId action changes actorUserId service requestId ip channel } }`;
const ask = (question: Partial<AuditSearch>, viewer: Viewer = service('users')) =>
  world.test.run<{ bookingAudit: AuditFacts[] }, object>(
    QUERY,
    { question: { scope: 'all', first: 200, ...question } },
    viewer,
  );
async function told(question: Partial<AuditSearch>, viewer?: Viewer): Promise<AuditFacts[]> {
  const { data, errors } = await ask(question, viewer);
  if (errors) throw errors[0];
  return data!.bookingAudit;
}

describe('who sees what of bookings (rules.md 8, audit.view)', () => {
  const both = () => [mekong.id, laos.id];
  const scopes: [string, Partial<AuditSearch>, () => string[]][] = [
    ['a platform admin', { scope: 'all' }, both],
    ['the country’s admin', { scope: 'country', countryCode: 'KH' }, () => [mekong.id]],
    ['another country’s admin', { scope: 'country', countryCode: 'LA' }, () => [laos.id]],
    ['a country without bookings', { scope: 'country', countryCode: 'VN' }, () => []],
    ['the operator', { scope: 'operator', operatorId: '7' }, () => [mekong.id]],
    ['another operator', { scope: 'operator', operatorId: '9' }, () => []],
    ['its branch', { scope: 'branch', branchId: '81' }, () => [laos.id]],
    ['the agency', { scope: 'agency', agencyId: '31' }, () => [mekong.id]],
    ['somebody of himself', { scope: 'own', userId: '501' }, () => [mekong.id]],
    ['somebody else', { scope: 'own', userId: '502' }, () => []],
    ['whoever lacks what his scope speaks of', { scope: 'operator' }, () => []],
  ];

  test.each(scopes)('%s', async (_name, question, expected) => {
    const rows = await told({ ...question, entity: 'Booking', action: 'insert' });
    expect(rows.map(({ rowId }) => rowId).sort()).toEqual(expected().sort());
  });

  test('parts, payments and tickets are seen by whoever sees their booking, and stand on its timeline', async () => {
    const mine = await told({ scope: 'operator', operatorId: '7', entity: 'Booking', rowId: mekong.id });
    const nouns = ['Booking', 'BookingFee', 'Leg', 'Part', 'Payment', 'Ticket'];
    expect([...new Set(mine.map(({ entity }) => entity))].sort()).toEqual(nouns);
    expect(await told({ scope: 'operator', operatorId: '8', entity: 'Booking', rowId: mekong.id })).toEqual([]);
  });

  test('only services ask; a sandbox viewer does not meet live entries', async () => {
    for (const viewer of [guest(), buyer.viewer])
      expect((await ask({}, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await told({}, service('users', { mode: 'sandbox' }))).toEqual([]);
  });
});

test('a purchase tells its buyer, his request and door, and what the provider did is told apart', async () => {
  const timeline = await told({ entity: 'Booking', rowId: mekong.id });
  const inserted = timeline.find(({ entity, action }) => entity === 'Booking' && action === 'insert');
  expect(inserted).toMatchObject({ actorUserId: '501', requestId: 'r-501', ip: '203.0.113.9', channel: 'admin' });
  const statuses = timeline.flatMap(({ changes }) => (changes['status'] ? [changes['status']] : []));
  expect(statuses).toContainEqual(['BLOCKED', 'BOOKED']);
});

test('no name, address or number of a passenger stands in it, nor what opens a ticket or a charge', async () => {
  await world.aTraveller().holds(world.aDeparture().leg(), [seat('1A')], {
    passengers: [{ ...seat('1A'), firstName: 'Sok', lastName: 'Dara', email: 'sok.dara@example.com' }],
    contact: { email: 'Sok.Dara@example.com', mobileNumber: '+855 12 000 111' },
  });
  const opens = await world.rows<{ secret: string }>(
    `select id as secret from ticket union select reference from payment
     union select provider_reference from payment where provider_reference is not null`,
  );
  const clear = [
    'Sok',
    'Dara',
    'sok.dara@',
    'Sok.Dara',
    '12 000 111',
    '12000111',
    'Street 240',
    '12 000 333',
    'Angkor',
    ...opens.map(({ secret }) => secret),
  ];
  const rows = await world.rows<{ text: string }>('select row_id || changes::text as text from audit_entry');
  const text = rows.map((row) => row.text).join('\n');
  for (const word of clear) expect(text).not.toContain(word);
});

test('the terms that a ride keeps are not copied into it', async () => {
  const legs = await told({ entity: 'Leg', action: 'insert' });
  expect(legs.length).toBeGreaterThan(0);
  expect(legs.filter(({ changes }) => 'terms' in changes)).toEqual([]);
});

test('every table is audited but those that only grow, follow others, or play somebody else', async () => {
  expect(await unauditedTables(world.test.subgraph.database)).toEqual([
    'affiliate_line',
    'balance',
    'booking_access',
    'booking_event',
    'bulk_change',
    'bulk_line',
    'closing_wallet',
    'deleted_account',
    'hold_visitor',
    'holder_code',
    'ledger_entry',
    'notice',
    'operator_country',
    'record_import',
    'reference_try',
    'sandbox_charge',
    'sandbox_refund',
    'scan',
    'seat_claim',
    'settlement_line',
    'ticket_code',
    'verified_address',
    'wing_log',
  ]);
});

test('and it replays', async () => {
  expect(await auditGaps(world.test.subgraph.database, AUDITED)).toEqual([]);
});
