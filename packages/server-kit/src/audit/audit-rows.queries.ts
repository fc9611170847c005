import type { Database } from '../database/database.js';
import type { Mode } from '../viewer/viewer.js';
import type { AuditFacts, AuditSearch } from './audit-row.js';

/** How far back words are looked for: no index knows what stands within changes. */
const SEARCHED = `interval '30 days'`;

/** A condition and the values of its $1, $2, … */
class Conditions {
  readonly values: unknown[] = [];
  readonly #all: string[] = [];

  /** Nothing is added for a value that is null. */
  add(value: unknown, sql: (parameter: string) => string): void {
    if (value != null) this.#all.push(sql(this.#parameter(value)));
  }

  /** A condition of two values, for a first one that is not null. */
  add2(first: unknown, second: unknown, sql: (first: string, second: string) => string): void {
    if (first != null) this.#all.push(sql(this.#parameter(first), this.#parameter(second)));
  }

  /** PostgreSQL's texts hold no NUL: without it they are looked for, not refused. */
  #parameter(given: unknown): string {
    const value = typeof given === 'string' ? given.replaceAll('\0', '') : given;
    return `$${this.values.push(value)}`;
  }

  toString(): string {
    return this.#all.join(' and ');
  }
}

/** Done by somebody, by somebody in his place, or for him. */
const doneBy = (user: string): string =>
  `(actor_user_id = ${user}::bigint or impersonator_id = ${user}::bigint or on_behalf_of = ${user}::bigint)`;

/**
 * Which entries somebody may see (rules.md 8): those of rows within his scope of audit.view, and of what was done from
 * within it. Who lacks the operator, branch, agency or country that his scope speaks of sees none.
 */
function addScope(conditions: Conditions, question: AuditSearch): void {
  const { scope, userId, operatorId, branchId, agencyId, countryCode, operatorIds } = question;
  switch (scope) {
    case 'all':
      return;
    case 'country':
      return conditions.add2(
        countryCode ?? '',
        operatorIds ?? [],
        (c, o) => `(${c}::text = any(country_codes) or operator_ids && ${o}::bigint[] or actor_country_code = ${c})`,
      );
    case 'operator':
      return conditions.add(operatorId ?? 0, (o) => `(${o}::bigint = any(operator_ids) or actor_operator_id = ${o})`);
    case 'branch':
      return conditions.add(branchId ?? 0, (b) => `${b}::bigint = any(branch_ids)`);
    case 'agency':
      return conditions.add(agencyId ?? 0, (a) => `agency_id = ${a}`);
    default:
      return conditions.add(userId ?? 0, doneBy);
  }
}

function conditionsOf(question: AuditSearch, mode: Mode): Conditions {
  const { entity, rowId, actorUserId, action, requestId, from, to, text, beforeAt, beforeId } = question;
  const conditions = new Conditions();
  conditions.add(mode, (m) => `mode = ${m}`);
  addScope(conditions, question);
  if (entity != null && rowId != null)
    conditions.add2(
      entity,
      rowId,
      (e, id) => `((entity = ${e} and row_id = ${id}) or (of_entity = ${e} and of_id = ${id}))`,
    );
  else {
    conditions.add(entity, (e) => `entity = ${e}`);
    conditions.add(rowId, (id) => `row_id = ${id}`);
  }
  conditions.add(actorUserId, doneBy);
  conditions.add(action, (a) => `action = ${a}`);
  conditions.add(requestId, (r) => `request_id = ${r}`);
  conditions.add(from, (f) => `at >= ${f}`);
  conditions.add(to, (t) => `at < ${t}`);
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.add(pattern, (p) => `changes::text ilike ${p}`);
    conditions.add(
      to ?? 'infinity',
      (t) => `at > least(${t}::timestamptz, (select max(at) from audit_entry)) - ${SEARCHED}`,
    );
  }
  conditions.add2(beforeAt, beforeId ?? 0, (at, id) => `(at, id) < (${at}, ${id}::bigint)`);
  return conditions;
}

/** One subgraph's entries, newest first, as far as the asking person may see them. One statement. */
export function auditRows(database: Database, question: AuditSearch, mode: Mode): Promise<AuditFacts[]> {
  const conditions = conditionsOf(question, mode);
  return database.rows<AuditFacts>(
    `select id, at, entity, row_id as "rowId", of_entity as "ofEntity", of_id as "ofId", action, changes,
      actor_user_id as "actorUserId", impersonator_id as "impersonatorId", api_key_id as "apiKeyId", service,
      on_behalf_of as "onBehalfOf", request_id as "requestId", ip, channel
     from audit_entry where ${String(conditions)} order by at desc, id desc limit $${conditions.values.length + 1}::int`,
    [...conditions.values, question.first],
  );
}
