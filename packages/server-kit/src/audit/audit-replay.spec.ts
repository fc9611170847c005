import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inRowTransaction } from '../database/row-transaction.js';
import { auditGaps } from '../testing/audit-gaps.js';
import { schemaDrift } from '../testing/schema-drift.js';
import { service } from '../viewer/viewer.js';
import { AUDITED } from './audited.fixture.js';
import { KennelWorld } from '../testing/kennel-world.fixture.js';

let world: KennelWorld;
beforeEach(async () => {
  world = await KennelWorld.open();
});
afterEach(() => world.close());

test('rows that come in bulk are told by their number, what happens to them later one by one', async () => {
  const database = world.context(service('import')).database.inBulk();
  await inRowTransaction(database, async (transaction) => {
    for (let chunk = 0; chunk < 4; chunk++)
      await transaction.rows(`insert into owner (name) select 'n' || n from generate_series(1, 250) n`);
  });
  await world.context().database.change(`update owner set country_code = 'LA' where id = 500`);
  expect(await world.entries('action, row_id, changes, service')).toEqual([
    { action: 'import', row_id: '*', changes: { rows: 1000 }, service: 'import' },
    { action: 'update', row_id: '500', changes: { country_code: [null, 'LA'] }, service: null },
  ]);
  expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
});

test('a table audited later is told by its number of rows; migrations change in their own name, and what is masked', async () => {
  await world.context().database.change(`update cat set chip = 'K-0815' where id = 1`);
  const { database } = world.subgraph;
  expect(await database.rows(`select action, changes, service, request_id from audit_entry order by id`)).toEqual([
    { action: 'import', changes: { rows: 2 }, service: 'migration', request_id: 'migration' },
    { action: 'update', changes: { name: ['Tom', 'TOM'] }, service: 'migration', request_id: 'cats are loud' },
    { action: 'update', changes: { chip: [null, '***'] }, service: null, request_id: 'r-1' },
  ]);
  expect(await auditGaps(database, AUDITED)).toEqual([]);
});

test('the audit replays to the present rows; a row changed behind its back does not', async () => {
  const [owner] = await world.addOwner(`, ('B', null, null, null, 1, null), ('C', 'c@d.e', null, 'h', 2, 'VN')`);
  const { database } = world.context();
  await database.change(`update owner set email = 'new@example.com', password_hash = null where operator_id = 7`);
  await database.change(`insert into dog values ($1, 'Rex', '["sit", null]'), ($1, 'Fido', '[]')`, [owner!.id]);
  await database.change(`update dog set tricks = '["roll"]' where name = 'Rex'`);
  await database.change(`delete from owner where operator_id = 1`);
  expect(await auditGaps(database, AUDITED)).toEqual([]);

  const client = await database.pool.connect();
  await client.query(`begin; set local session_replication_role = replica`);
  await client.query(`update owner set email = 'other@example.com' where operator_id = 7`);
  await client.query(`delete from dog where name = 'Fido'`);
  await client.query('commit');
  client.release();
  expect(await auditGaps(database, AUDITED)).toEqual([
    `owner ${owner!.id}.email`,
    `dog ${owner!.id}:Fido is not there`,
  ]);
});

test('entities and tables say the same', async () => {
  expect(await schemaDrift(world.subgraph.database)).toEqual([]);
});
