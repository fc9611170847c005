import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const TABLES = [
  `create table category (
    id bigserial primary key, slug varchar(255) not null, names jsonb not null, position int not null
  )`,
  `alter table category add constraint category_slug_unique unique (slug)`,
  `create table city (id bigserial primary key, slug varchar(255) not null, names jsonb not null)`,
  `alter table city add constraint city_slug_unique unique (slug)`,
  `create table experience (
    id bigserial primary key, slug varchar(255) not null, sku varchar(255) not null,
    public boolean not null default true, titles jsonb not null, summaries jsonb not null,
    descriptions jsonb not null, terms jsonb not null, kind text not null, category_id bigint not null,
    city_id bigint not null, duration_minutes int not null, nights int not null default 0,
    max_guests int not null, meeting_points jsonb not null, latitude double precision null,
    longitude double precision null, includes jsonb not null, rating double precision null,
    review_count int not null default 0, currency varchar(3) not null, price_adult int not null,
    price_senior int not null, price_child int not null, price_infant int not null,
    auto_discount int not null default 0, image_hue int not null, search_text text not null
  )`,
  `alter table experience add constraint experience_slug_unique unique (slug)`,
  `alter table experience add constraint experience_sku_unique unique (sku)`,
  `alter table experience add constraint experience_kind_check check (kind in ('SHORT_ACTIVITY', 'PACKAGE'))`,
  `alter table experience add constraint experience_category_id_foreign foreign key (category_id) references category (id)`,
  `alter table experience add constraint experience_city_id_foreign foreign key (city_id) references city (id)`,
];

export class CreateExperiences extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...OUTBOX_TABLES]) this.addSql(statement);
  }

  override down(): void {
    for (const table of ['experience', 'city', 'category', 'outbox_event', 'consumed_event']) {
      this.addSql(`drop table if exists ${table}`);
    }
    this.addSql('drop function if exists outbox_notify');
  }
}
