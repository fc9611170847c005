import type { Database } from '@naga/server-kit/database/database.js';
import type { AuditFacts } from '@naga/server-kit/audit/audit-row.js';
import type { AuditPerson } from './audit-page.js';

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly roleName: string;
}

/** Everybody who acted in these entries, by account: one statement, none when only guests and services did. */
export async function peopleOf(
  database: Database,
  rows: readonly AuditFacts[],
): Promise<(userId: string | null) => AuditPerson | null> {
  const ids = new Set(
    rows.flatMap((row) => [row.actorUserId, row.impersonatorId, row.onBehalfOf].filter((id) => id !== null)),
  );
  const found =
    ids.size === 0
      ? []
      : await database.rows<PersonRow>(
          `select account.id, first_name || ' ' || last_name as name, role.name as "roleName"
           from account join role on role.id = role_id where account.id = any($1::bigint[])`,
          [[...ids]],
        );
  const people = new Map(found.map((person) => [person.id, person]));
  return (userId) => {
    if (userId === null) return null;
    const { name = null, roleName = null } = people.get(userId) ?? {};
    return { userId, name, roleName };
  };
}
