import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { REWARD_REQUEST } from './create-audit.js';

const STATEMENTS = [
  `create table reward_request (
    id bigserial primary key, state text not null default 'waiting', account_id bigint not null, points int not null,
    code text not null, note text not null, asked_by_id bigint not null, asked_at timestamptz not null,
    decided_by_id bigint null, decided_at timestamptz null, answer text null
  )`,
  `alter table reward_request add constraint reward_request_state_check
    check (state in ('waiting', 'done', 'refused', 'withdrawn'))`,
  `alter table reward_request add constraint reward_request_code_check
    check (code in ('GOODWILL', 'COMPLAINT', 'CORRECTION', 'CAMPAIGN', 'MISUSE'))`,
  `alter table reward_request add constraint reward_request_points_check check (points <> 0)`,
  `alter table reward_request add constraint reward_request_two_people_check
    check (decided_by_id <> asked_by_id or state = 'withdrawn')`,
  `alter table reward_request add constraint reward_request_account_id_foreign
    foreign key (account_id) references account (id)`,
  `create index reward_request_account_id_index on reward_request (account_id)`,
  `create index reward_request_waiting on reward_request (asked_at, id) where state = 'waiting'`,

  `create table referral_code (
    account_id bigint primary key, code varchar(8) not null, made_at timestamptz not null
  )`,
  `alter table referral_code add constraint referral_code_code_unique unique (code)`,
  `alter table referral_code add constraint referral_code_account_id_foreign
    foreign key (account_id) references account (id)`,
  `create table referral (
    id bigserial primary key, referrer_id bigint not null, friend_id bigint not null, at timestamptz not null,
    state text not null default 'WAITING', reason text null, booking_id bigint null, settled_at timestamptz null,
    referrer_points int not null default 0, friend_points int not null default 0
  )`,
  `alter table referral add constraint referral_friend_id_unique unique (friend_id)`,
  `alter table referral add constraint referral_state_check check (state in ('WAITING', 'EARNED', 'REFUSED'))`,
  `alter table referral add constraint referral_reason_check check (reason in ('SAME_PERSON', 'LIMIT', 'OVER'))`,
  `alter table referral add constraint referral_people_check check (referrer_id <> friend_id)`,
  `alter table referral add constraint referral_referrer_id_foreign foreign key (referrer_id) references account (id)`,
  `alter table referral add constraint referral_friend_id_foreign foreign key (friend_id) references account (id)`,
  `create index referral_referrer_id_index on referral (referrer_id)`,

  // What a month has given away, counted where it is given: nobody gets over its limits, however many ask at once.
  `create table reward_month (
    month varchar(7) primary key, referrals int not null default 0, cashback int not null default 0
  )`,
];

/** People recommend us for points, trips of a campaign bring more of them, and staff moves them by hand, two and two. */
export class PeopleRecommend extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('people-recommend'));
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const statement of alsoAudit(REWARD_REQUEST)) this.addSql(statement);
  }
}
