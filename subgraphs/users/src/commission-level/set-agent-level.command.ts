import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { UserNotFound } from '../people/people.errors.js';
import type { UsersContext } from '../services.js';
import { CommissionLevelNotFound } from './commission-level.errors.js';
import { LEVEL_SCOPES } from './commission-level.noun.js';

const AGENT = `select g.country_code as country from account p join agency g on g.id = p.agency_id
  where p.id = ?::bigint and p.deleted_at is null for update of p`;
const LEVEL = `select l.country_code as country from commission_level l where l.id = ?::bigint
  and (l.active or l.id = (select commission_level_id from account where id = ?::bigint))`;
const SET = `update account set commission_level_id = ?::bigint, version = version + 1, updated_at = ?, updated_by_id = ?
  where id = ?::bigint`;

/**
 * From now on somebody who sells for an agency earns by a level of his own, or (null) by his agency's again. Refuses
 * USER_NOT_FOUND (nobody's agent, or of another country) and COMMISSION_LEVEL_NOT_FOUND (or of another country than his
 * agency, or off, unless he has it).
 */
export async function setAgentLevel(context: UsersContext, userId: string, levelId: string | null): Promise<void> {
  const { viewer, clock } = context;
  const reach = reachBy(viewer, 'pricing.edit', LEVEL_SCOPES);
  await inTransaction(context.em, async (em) => {
    const [agent] = isRowId(userId) ? await em.execute<{ country: string }[]>(AGENT, [userId]) : [];
    const isHis = reach === 'everything' || (reach !== 'nothing' && reach.key === agent?.country);
    if (agent === undefined || !isHis) throw new UserNotFound();
    if (levelId !== null) {
      const [level] = isRowId(levelId) ? await em.execute<{ country: string }[]>(LEVEL, [levelId, userId]) : [];
      if (level?.country !== agent.country) throw new CommissionLevelNotFound();
    }
    const by = viewer.kind === 'user' ? viewer.userId : null;
    await em.execute(SET, [levelId, new Date(clock.now()), by, userId]);
  });
}
