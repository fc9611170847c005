import type { EntityManager } from '@mikro-orm/postgresql';
import { ChangedMeanwhile } from '@naga/server-kit/graphql/changed-meanwhile.js';

export interface Versioned {
  readonly version: number;
  readonly updatedAt?: Date | null;
  readonly updatedById?: string | null;
}

const NAME = `select concat_ws(' ', first_name, last_name) as name from account where id = ?`;

/** Refuses with CHANGED_MEANWHILE {by, at} when somebody saved a change since `version` was read. */
export async function demandVersion(em: EntityManager, row: Versioned, version: number): Promise<void> {
  if (row.version === version) return;
  const { updatedById, updatedAt } = row;
  const [person] = updatedById ? await em.execute<{ name: string }[]>(NAME, [updatedById]) : [];
  throw new ChangedMeanwhile({ by: person?.name ?? null, at: updatedAt?.toISOString() ?? null });
}
