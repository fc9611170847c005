import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { CODE_RANGE_AT_FIRST, TICKET_CLASS_AT_FIRST } from './audited-records.js';

/** Kinds of ticket codes with their ranges, and every code that was ever given. */
export class OperatorsHaveTicketClasses extends Migration {
  override up(): void {
    this.addSql(`create table ticket_class (
      id bigserial primary key, operator_id bigint not null, mode varchar(7) not null, create_for text not null,
      prefix text not null, suffix text not null, digits int not null, allow_foreigners boolean not null,
      allow_locals boolean not null, journey_type text not null, active boolean not null default true
    )`);
    this.addSql(`create index ticket_class_operator_id_index on ticket_class (operator_id)`);
    this.addSql(`create table code_range (
      id bigserial primary key, class_id bigint not null, range_from bigint not null, range_to bigint not null,
      next bigint not null
    )`);
    this.addSql(`alter table code_range add constraint code_range_order_check
      check (range_from <= range_to and next >= range_from)`);
    this.addSql(`create index code_range_class_id_index on code_range (class_id)`);
    this.addSql(`alter table code_range add constraint code_range_class_id_foreign
      foreign key (class_id) references ticket_class (id)`);
    this.addSql(`create table ticket_code (
      operator_id bigint not null, mode varchar(7) not null, code text not null, part_id bigint not null,
      constraint ticket_code_pkey primary key (operator_id, mode, code)
    )`);
    this.addSql(`create index ticket_code_part_id_index on ticket_code (part_id)`);
    this.addSql(`alter table ticket_code add constraint ticket_code_part_id_foreign
      foreign key (part_id) references part (id)`);
    this.addSql(`insert into ticket_code (operator_id, mode, code, part_id)
      select l.operator_id, b.mode, p.ticket_code, p.id from part p join leg l on l.id = p.leg_id
        join booking b on b.id = p.booking_id where p.ticket_code is not null on conflict do nothing`);
    for (const statement of alsoAudit(TICKET_CLASS_AT_FIRST, CODE_RANGE_AT_FIRST)) this.addSql(statement);
  }
}
