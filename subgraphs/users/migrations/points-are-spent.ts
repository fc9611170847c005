import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `alter table reward_movement add column is_pending boolean not null default false, add column pnr varchar(6) null,
    add column transport_type varchar(255) null, add column is_rebooked boolean not null default false`,
  `alter table reward_movement disable trigger reward_movement_append_only`,
  `update reward_movement set is_pending = true where kind = 'EARN_PENDING'`,
  `alter table reward_movement enable trigger reward_movement_append_only`,
  `create index reward_movement_at_id_index on reward_movement (at, id)`,
  `create index reward_movement_booking_id_index on reward_movement (booking_id)`,

  `create table reward_balance (
    account_id bigint primary key, spendable int not null default 0, pending int not null default 0,
    reserved int not null default 0, due_at timestamptz null, month_told_until timestamptz null,
    week_told_until timestamptz null
  )`,
  `alter table reward_balance add constraint reward_balance_account_id_foreign
    foreign key (account_id) references account (id)`,
  `alter table reward_balance add constraint reward_balance_spendable_check check (spendable >= 0)`,
  `alter table reward_balance add constraint reward_balance_pending_check check (pending >= 0)`,
  `alter table reward_balance add constraint reward_balance_reserved_check check (reserved >= 0 and reserved <= spendable)`,
  `create index reward_balance_due_at_index on reward_balance (due_at)`,
  `insert into reward_balance (account_id, spendable, pending, due_at)
    select account_id, coalesce(sum(points) filter (where not is_pending), 0),
      coalesce(sum(points) filter (where is_pending), 0), min(expires_at) - interval '30 days'
    from reward_movement group by account_id`,
  // The balance is the sum of its lines, and its own checks keep it 0 or more (rules.md 10): whoever writes a line holds
  // the balance's row until he commits. In two statements: a check looks at what is inserted before it finds a conflict.
  `create or replace function check_reward_balance() returns trigger language plpgsql as $$
    begin
      insert into reward_balance (account_id) values (new.account_id) on conflict do nothing;
      update reward_balance set
        spendable = spendable + case when new.is_pending then 0 else new.points end,
        pending = pending + case when new.is_pending then new.points else 0 end,
        due_at = case when new.points > 0 and not new.is_pending
          then least(due_at, new.expires_at - interval '30 days') else due_at end
      where account_id = new.account_id;
      return null;
    end $$`,

  `create table reward_use (
    booking_id bigint not null, turn int not null, account_id bigint not null, points int not null, state text not null,
    lots jsonb not null default '[]', reserved_at timestamptz not null, expires_at timestamptz not null,
    primary key (booking_id, turn)
  )`,
  `alter table reward_use add constraint reward_use_account_id_foreign foreign key (account_id) references account (id)`,
  `alter table reward_use add constraint reward_use_state_check check (state in ('RESERVED', 'CONSUMED', 'RELEASED'))`,
  `alter table reward_use add constraint reward_use_points_check check (points >= 0)`,
  `create index reward_use_account_id_index on reward_use (account_id)`,
  `create index reward_use_state_expires_at_index on reward_use (state, expires_at)`,

  `create table reward_booking (booking_id bigint primary key, version int not null default 0)`,
  `create table reward_part (
    booking_id bigint not null, part_id bigint not null, account_id bigint not null, points int not null, state text not null,
    transport_type varchar(255) not null, is_rebooked boolean not null default false, primary key (booking_id, part_id)
  )`,
  `alter table reward_part add constraint reward_part_account_id_foreign foreign key (account_id) references account (id)`,
  `alter table reward_part add constraint reward_part_state_check check (state in ('PENDING', 'EARNED'))`,
  `alter table reward_part add constraint reward_part_points_check check (points > 0)`,
  `create index reward_part_account_id_index on reward_part (account_id)`,
];

/** Points are reserved, spent and given back, and each trip earns them (docs/decisions/0127, 0128). */
export class PointsAreSpent extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
