import { defineEntity, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { defineSubgraph } from '../subgraph.js';
import { JobsHaveTurns } from '../jobs/jobs-have-turns.js';
import { OUTBOX_TABLES } from '../outbox/outbox.entity.js';
import { auditDoor } from './audit-door.js';
import { actingAsMigration, alsoAudit, auditOtherwise, auditTables } from './audit-tables.js';
import type { AuditedTable } from './audited-table.js';

const OwnerSchema = defineEntity({
  name: 'Owner',
  tableName: 'owner',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    name: p.string(),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    passwordHash: p.string().nullable(),
    visits: p.integer().default(0),
    operatorId: p.bigint('string').nullable(),
    countryCode: p.string().length(2).nullable(),
  },
});
export class Owner extends OwnerSchema.class {}
OwnerSchema.setClass(Owner);

const DogSchema = defineEntity({
  name: 'Dog',
  tableName: 'dog',
  properties: {
    ownerId: () => p.manyToOne(Owner).mapToPk().fieldName('owner_id').deleteRule('cascade').primary(),
    name: p.string().primary(),
    tricks: p.json<readonly string[]>(),
  },
});
class Dog extends DogSchema.class {}
DogSchema.setClass(Dog);

const CatSchema = defineEntity({
  name: 'Cat',
  tableName: 'cat',
  properties: { id: p.bigint('string').primary().autoincrement(), name: p.string(), chip: p.string().nullable() },
});
class Cat extends CatSchema.class {}
CatSchema.setClass(Cat);

const CAT: AuditedTable = { table: 'cat', entity: 'Cat' };

export const AUDITED: readonly AuditedTable[] = [
  { ...CAT, secret: ['chip'] },
  {
    table: 'owner',
    entity: 'Owner',
    operators: 'array[r.operator_id]',
    countries: 'array[r.country_code]',
    personal: ['name', 'email', 'phone'],
    secret: ['password_hash'],
    ignored: ['visits'],
  },
  {
    table: 'dog',
    entity: 'Dog',
    key: ['owner_id', 'name'],
    of: { entity: 'Owner', id: 'r.owner_id' },
    joins: 'left join owner p on p.id = r.owner_id',
    operators: 'array[p.operator_id]',
    countries: 'array[p.country_code]',
  },
];

class CreateKennel extends Migration {
  override up(): void {
    const statements = [
      `create table owner (id bigserial primary key, name varchar(255) not null, email varchar(255) null,
        phone varchar(255) null, password_hash varchar(255) null, visits int not null default 0,
        operator_id bigint null, country_code varchar(2) null)`,
      `create table dog (owner_id bigint not null, name varchar(255) not null, tricks jsonb not null,
        primary key (owner_id, name))`,
      `alter table dog add constraint dog_owner_id_foreign foreign key (owner_id) references owner (id) on delete cascade`,
      ...OUTBOX_TABLES,
      ...auditTables(...AUDITED.filter(({ table }) => table !== CAT.table)),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}

/** A table that was there before, a change of its rows, and a column that turns out to be a secret. */
class AuditCats extends Migration {
  override up(): void {
    const statements = [
      'create table cat (id bigserial primary key, name varchar(255) not null)',
      `insert into cat (name) values ('Tom'), ('Kitty')`,
      ...alsoAudit(CAT),
      actingAsMigration('cats are loud'),
      `update cat set name = upper(name) where id = 1`,
      'alter table cat add column chip varchar(255) null',
      ...auditOtherwise({ ...CAT, secret: ['chip'] }),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}

/** Owners and their dogs, audited: what the audit's own specs run. */
export const kennel = defineSubgraph({
  name: 'kennel',
  entities: [Owner, Dog, Cat],
  migrations: [CreateKennel, AuditCats, JobsHaveTurns],
  resolvers: [auditDoor('kennel')],
  orphanedTypes: [],
  references: {},
  jobs: [
    {
      name: 'retire',
      every: 1000,
      async run({ database }) {
        await database.change(`update owner set operator_id = null where operator_id = 99`);
      },
    },
  ],
});
