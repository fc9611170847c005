import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `create table notification (
    id bigserial primary key, titles jsonb not null, texts jsonb not null, audience jsonb not null,
    channels text[] not null, operator_id bigint null, country_code varchar(2) null, people int not null,
    delivered int not null default 0, read int not null default 0, sent_by_id bigint not null,
    created_at timestamptz not null
  )`,
  `create index notification_created_at_index on notification (created_at)`,
  `create index notification_operator_id_index on notification (operator_id)`,
  `create table notification_recipient (
    id bigserial primary key, notification_id bigint not null, account_id bigint null, email varchar(254) null,
    phone varchar(255) null, chat varchar(255) null, language varchar(2) not null, delivered_at timestamptz null,
    read_at timestamptz null
  )`,
  `alter table notification_recipient add constraint notification_recipient_notification_id_foreign
    foreign key (notification_id) references notification (id) on delete cascade`,
  `alter table notification_recipient add constraint notification_recipient_account_id_foreign
    foreign key (account_id) references account (id) on delete cascade`,
  `alter table notification_recipient add constraint notification_recipient_notification_id_account_id_unique
    unique (notification_id, account_id)`,
  `create index notification_recipient_account_id_index on notification_recipient (account_id)`,
  `create index notification_recipient_waiting on notification_recipient (notification_id, id)
    where delivered_at is null`,
];

/** Staff tells somebody, or a group, something in their languages (docs/decisions/0086). */
export class StaffNotifiesPeople extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
