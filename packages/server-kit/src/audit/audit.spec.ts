import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inTransaction } from '../database/in-transaction.js';
import { inRowTransaction } from '../database/row-transaction.js';
import { statementsOf } from '../testing/statements.js';
import { guest, service } from '../viewer/viewer.js';
import { Owner } from './audited.fixture.js';
import { dara, KennelWorld } from '../testing/kennel-world.fixture.js';

let world: KennelWorld;
beforeEach(async () => {
  world = await KennelWorld.open();
});
afterEach(() => world.close());

describe('every change is written down with who made it, whatever it goes through', () => {
  test('entities: insert, update and delete, in a transaction or a flush of its own', async () => {
    const { em } = world.context();
    const owner = em.create(Owner, { name: 'Bopha', visits: 0 });
    await em.flush();
    world.clock.advance({ minutes: 1 });
    await inTransaction(world.context().em, async (transaction) => {
      const found = await transaction.findOneOrFail(Owner, owner.id);
      found.countryCode = 'LA';
    });
    await world.context().em.nativeDelete(Owner, { id: owner.id });
    expect(await world.entries('at, action, entity, row_id, changes')).toEqual([
      {
        at: new Date('2026-11-20T03:00:00Z'),
        action: 'insert',
        entity: 'Owner',
        row_id: '1',
        changes: {
          id: 1,
          name: expect.stringMatching(/^B\*{3}#[0-9a-f]{3}$/),
          email: null,
          phone: null,
          password_hash: null,
          operator_id: null,
          country_code: null,
        },
      },
      {
        at: new Date('2026-11-20T03:01:00Z'),
        action: 'update',
        entity: 'Owner',
        row_id: '1',
        changes: { country_code: [null, 'LA'] },
      },
      expect.objectContaining({ action: 'delete', changes: expect.objectContaining({ country_code: 'LA' }) }),
    ]);
  });

  test('plain rows: who, for whom, from where, by which request and key', async () => {
    await world.addOwner();
    await inRowTransaction(world.context(guest({ requestId: 'r-2' })).database, (transaction) =>
      transaction.rows(`update owner set operator_id = 8`),
    );
    await world
      .context(service('booking', { onBehalfOf: '12', requestId: 'r-3' }))
      .database.change(`update owner set operator_id = 9`);
    const actor = `actor_user_id, impersonator_id, api_key_id, service, on_behalf_of, actor_operator_id,
      actor_country_code, request_id, ip, channel, mode, operator_ids, country_codes`;
    const nobody = { actor_user_id: null, impersonator_id: null, api_key_id: null, service: null, on_behalf_of: null };
    const nowhere = { ...nobody, actor_operator_id: null, actor_country_code: null, ip: null, mode: 'live' };
    expect(await world.entries(actor)).toEqual([
      {
        ...nowhere,
        actor_user_id: '12',
        impersonator_id: '1',
        api_key_id: '3',
        actor_operator_id: '7',
        actor_country_code: 'KH',
        request_id: 'r-1',
        ip: '203.0.113.7',
        channel: 'admin',
        operator_ids: ['7'],
        country_codes: ['KH'],
      },
      { ...nowhere, request_id: 'r-2', channel: 'web', operator_ids: ['8'], country_codes: ['KH'] },
      {
        ...nowhere,
        service: 'booking',
        on_behalf_of: '12',
        request_id: 'r-3',
        channel: 'internal',
        operator_ids: ['9'],
        country_codes: ['KH'],
      },
    ]);
  });

  test('jobs: the subgraph itself', async () => {
    await world.addOwner();
    await world.context().database.change('update owner set operator_id = 99');
    await world.subgraph.runJob('retire');
    expect((await world.entries('service, request_id, changes')).at(-1)).toEqual({
      service: 'kennel',
      request_id: 'job-retire',
      changes: { operator_id: [99, null] },
    });
  });

  test('what goes along: rows deleted by a reference, and a table emptied', async () => {
    const [owner] = await world.addOwner();
    await world.context().database.change(`insert into dog values ($1, 'Rex', '["sit"]')`, [owner!.id]);
    await world.context().database.change('delete from owner');
    await world.context().database.change('truncate owner, dog');
    expect(await world.entries('entity, row_id, of_entity, of_id, action')).toEqual([
      { entity: 'Owner', row_id: '1', of_entity: null, of_id: null, action: 'insert' },
      { entity: 'Dog', row_id: '1:Rex', of_entity: 'Owner', of_id: '1', action: 'insert' },
      { entity: 'Owner', row_id: '1', of_entity: null, of_id: null, action: 'delete' },
      { entity: 'Dog', row_id: '1:Rex', of_entity: 'Owner', of_id: '1', action: 'delete' },
      { entity: 'Owner', row_id: '*', of_entity: null, of_id: null, action: 'truncate' },
      { entity: 'Dog', row_id: '*', of_entity: null, of_id: null, action: 'truncate' },
    ]);
  });
});

test('a change by nobody is refused, and nothing of it stays', async () => {
  const { database } = world.subgraph;
  await expect(database.rows(`insert into owner (name) values ('x')`)).rejects.toMatchObject({
    message: 'audit: insert of owner by nobody',
    code: '23514',
  });
  await world.addOwner();
  await expect(database.rows(`update owner set name = 'y'`)).rejects.toThrow('by nobody');
  await expect(world.context().database.rows(`delete from owner`)).rejects.toThrow('by nobody');
  await expect(database.rows(`truncate owner cascade`)).rejects.toThrow('by nobody');
  expect(await database.rows('select name from owner')).toEqual([{ name: 'Sok Dara' }]);
});

test('who acted once on a connection is not who acts next on it', async () => {
  await world.addOwner();
  await expect(world.context().database.rows(`update owner set name = 'y'`)).rejects.toThrow('by nobody');
});

test('what changes nothing that counts is no change, and needs nobody', async () => {
  await world.addOwner();
  await world.subgraph.database.rows('update owner set visits = visits + 1, name = name');
  await world.subgraph.database.rows(`insert into owner (id, name) values (1, 'x') on conflict do nothing`);
  await world.subgraph.database.rows('delete from owner where id = 77');
  expect(await world.entries('action')).toEqual([{ action: 'insert' }]);
});

test('entries can be neither changed nor removed', async () => {
  await world.addOwner();
  const { database } = world.context();
  await world.context().database.inBulk().change(`insert into owner (name) values ('imported')`);
  for (const attempt of ['update audit_entry set at = now()', 'delete from audit_entry', 'truncate audit_entry'])
    await expect(database.change(attempt)).rejects.toThrow('the audit is append-only');
  expect(await world.entries('action')).toEqual([{ action: 'insert' }, { action: 'import' }]);
});

test('secrets are not shown at all, personal data in part, before and after', async () => {
  await world.addOwner();
  await world
    .context()
    .database.change(
      `update owner set name = 'Sok Sara', email = 'd@naga.example', phone = null, password_hash = 'another'`,
    );
  const text = JSON.stringify(await world.entries());
  for (const clear of ['Dara', 'Sara', 'dara@', 'd@naga', '12345', 'argon2id', 'another'])
    expect(text).not.toContain(clear);
  const digits = (shown: string) =>
    expect.stringMatching(new RegExp(`^${shown.replace(/[*+.]/g, '\\$&')}#[0-9a-f]{3}$`));
  const [inserted, updated] = await world.entries('changes');
  expect(inserted).toEqual({
    changes: expect.objectContaining({
      name: digits('S***'),
      email: digits('d***@example.com'),
      phone: digits('***78'),
      password_hash: '***',
    }),
  });
  expect(updated).toEqual({
    changes: {
      name: [digits('S***'), digits('S***')],
      email: [digits('d***@example.com'), digits('d***@naga.example')],
      phone: [digits('***78'), null],
      password_hash: ['***', '***'],
    },
  });
  const [before, after] = (updated as { changes: { name: [string, string] } }).changes.name;
  expect(before).not.toBe(after);
});

test('what a client sends as its request id or address can break neither the statement nor the entry', async () => {
  const hostile = `'; drop table owner; -- \\ " \0 \ud800 $1 ${'x'.repeat(500)}`;
  await world.addOwner('', { ...dara, requestId: hostile, ip: hostile });
  const [entry] = await world.entries('request_id, ip');
  expect(entry).toEqual({ request_id: expect.stringContaining('drop table owner'), ip: expect.any(String) });
  expect(String(entry!['request_id']).length).toBeLessThanOrEqual(200);
});

test('a transaction of plain rows says who acts without one more round trip, one of entities with one', async () => {
  const rows = await statementsOf(() => inRowTransaction(world.context().database, (t) => t.rows('select 1')));
  expect(rows).toEqual([expect.stringMatching(/^begin; set local naga\.actor = /), 'select 1', 'commit']);
  await world.context().em.execute('select 1');
  const entities = await statementsOf(() => inTransaction(world.context().em, (em) => em.execute('select 1')));
  expect(entities).toHaveLength(4);
});
