import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { announceChanges } from '@naga/server-kit/database/living-copy.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';
import { MESSAGE_TEXT } from './create-audit.js';

const GRANTS = ROLE_PERMISSIONS.filter(({ permission }) => permission === 'message.edit').map(
  ({ roleId, permission, scope }) => `(${roleId}, '${permission}', '${scope}', false, false)`,
);

/** What messages say is written by staff, in versions that stay (docs/decisions/0096). */
export class MessagesAreWrittenByStaff extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('messages-are-written-by-staff'));
    this.addSql(`insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
      values ${GRANTS.join(', ')} on conflict do nothing`);
    this.addSql(`create table message_text (id bigserial primary key, text_id varchar(255) not null,
      language varchar(2) not null, version int not null, words text null, saved_at timestamptz not null,
      saved_by_id bigint not null, failed_at timestamptz null,
      constraint message_text_text_id_language_version_unique unique (text_id, language, version))`);
    for (const statement of [...alsoAudit(MESSAGE_TEXT), ...announceChanges('message_texts_changed', ['message_text'])])
      this.addSql(statement);
  }
}
