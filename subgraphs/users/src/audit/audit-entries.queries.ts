import type { AuditFacts, AuditFilter, AuditSearch } from '@naga/server-kit/audit/audit-row.js';
import { auditRows } from '@naga/server-kit/audit/audit-rows.queries.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { NEIGHBOURS_AUDITS } from '../neighbours/audit.js';
import { operatorPlaces } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { fieldChanges } from './audit-changes.rules.js';
import { type AuditCursor, compareEntries, cursorText, placeIn, readCursor } from './audit-cursor.rules.js';
import { peopleOf } from './audit-people.queries.js';
import type { AuditEntry, AuditPage } from './audit-page.js';

const AUDITS = {
  ...NEIGHBOURS_AUDITS,
  users: ({ database, viewer }: UsersContext, question: AuditSearch) => auditRows(database, question, viewer.mode),
};

type Placed = AuditFacts & AuditCursor;

interface Asked {
  readonly filter?: AuditFilter | null;
  readonly before?: string | null;
  readonly first: number;
}

/** How far the viewer sees, told to subgraphs that only hear of him through us. */
async function reachOf(context: UsersContext, scope: Scope): Promise<Omit<Partial<AuditSearch>, 'scope' | 'first'>> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return {};
  const { userId, operatorId, branchId, agencyId, countryCode } = viewer;
  const places = scope === 'country' ? await operatorPlaces(context) : [];
  const operatorIds = places.filter((place) => place.countryCode === countryCode).map(({ id }) => id);
  return { userId, operatorId, branchId, agencyId, countryCode, operatorIds };
}

function placeOf(before: string | null | undefined): AuditCursor | undefined {
  if (before == null) return undefined;
  const cursor = readCursor(before);
  if (cursor === undefined) throw new InvalidInput([{ path: 'before', code: 'IS_CURSOR' }]);
  return cursor;
}

async function newest(context: UsersContext, question: AuditSearch, cursor?: AuditCursor): Promise<Placed[]> {
  const answers = Object.entries(AUDITS).map(async ([subgraph, audit]) => {
    const place = cursor && placeIn(subgraph, cursor);
    const rows = await audit(context, { ...question, ...place });
    return rows.map((row) => ({ ...row, subgraph }));
  });
  return (await Promise.all(answers)).flat().sort(compareEntries);
}

/**
 * The entries of all subgraphs as one list, newest first, as far as the viewer's scope of audit.view reaches: one
 * statement a subgraph, one for the names. InvalidInput for a `before` that is no place.
 */
export async function auditPage(
  context: UsersContext,
  scope: Scope,
  { filter, before, first }: Asked,
): Promise<AuditPage> {
  const cursor = placeOf(before);
  const question = { ...filter, ...(await reachOf(context, scope)), scope, first: first + 1 };
  const found = await newest(context, question, cursor);
  const page = found.slice(0, first);
  const person = await peopleOf(context.database, page);
  const entries = page.map((row): AuditEntry => {
    const { actorUserId, impersonatorId, onBehalfOf, service, apiKeyId, changes, ...entry } = row;
    return {
      ...entry,
      id: `${row.subgraph}:${row.id}`,
      changes: fieldChanges(row.action, changes),
      actor: {
        person: person(actorUserId),
        impersonator: person(impersonatorId),
        onBehalfOf: person(onBehalfOf),
        service,
        apiKeyId,
      },
    };
  });
  return { entries, next: found.length > first ? cursorText(page.at(-1)!) : null };
}
