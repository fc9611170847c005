import { typedLine } from '@naga/kernel/typed-line.js';
import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { CatalogueContext } from '../journey/asking.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { colleagueName } from '../names/colleague-name.js';
import { branchesWithin, branchWith } from './branches.queries.js';
import { BranchNotFound } from './branch.errors.js';

export interface BranchForm {
  readonly name: string;
  readonly address?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
}

const stored = ({ name, address, contactPhone }: BranchForm) => [
  typedLine(name),
  typedLine(address ?? '') || null,
  typedLine(contactPhone ?? '') || null,
];

const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

const ADD = `insert into operator_branch (operator_id, name, address, contact_phone, added_by)
  select o.id, $2, $3, $4, $5::bigint from operator o where o.id = $1::bigint
    and ($6::bigint is null or o.id = $6) and ($7::text is null or o.country_code = $7)
  returning id::text as id`;

/**
 * A new branch of an operator that the viewer looks after; who works at one branch opens no other. Answers its id.
 * Refuses BRANCH_NOT_FOUND for another's operator.
 */
export async function addBranch(context: CatalogueContext, operatorId: string, form: BranchForm): Promise<string> {
  const { database, viewer } = context;
  const reach = reachBy(viewer, 'catalogue.edit', OPERATOR_SCOPES);
  if (reach === 'nothing' || !isId(operatorId)) throw new BranchNotFound();
  const key = (by: 'operator' | 'country') => (reach !== 'everything' && reach.by === by ? reach.key : null);
  const addedBy = viewer.kind === 'user' ? viewer.userId : null;
  const values = [operatorId, ...stored(form), addedBy, key('operator'), key('country')];
  const [made] = await database.change<{ id: string }>(ADD, values);
  if (made === undefined) throw new BranchNotFound();
  return made.id;
}

const author = ({ viewer, clock }: CatalogueContext) => [viewer.kind === 'user' ? viewer.userId : null, clock.now()];

const update = (set: string, more: string, condition: string): string => `update operator_branch b
  set ${set}, version = b.version + 1, updated_by_id = $3::bigint, updated_at = to_timestamp($4::float8 / 1000)
  from operator o where o.id = b.operator_id and b.id = $1::bigint and ${condition} and ${more}
  returning b.id::text as id`;

async function save(context: CatalogueContext, id: string, version: number, form: BranchForm): Promise<string> {
  if (!isId(id)) throw new BranchNotFound();
  const { condition, value } = branchesWithin(context.viewer, 2);
  const edit = update('name = $5, address = $6, contact_phone = $7', 'b.version = $8', condition);
  const saved = await context.database.change(edit, [id, value, ...author(context), ...stored(form), version]);
  if (saved.length > 0) return id;
  const found = await branchWith(context, id);
  if (found === undefined) throw new BranchNotFound();
  const { updatedById, updatedAt } = found;
  throw new ChangedMeanwhile({ by: null, at: updatedAt?.toISOString() ?? null }, updatedById);
}

/** Saves a branch of which its author saw `version`. Refuses BRANCH_NOT_FOUND, CHANGED_MEANWHILE {by, at}. */
export const editBranch = (context: CatalogueContext, id: string, version: number, form: BranchForm): Promise<string> =>
  nameWhoSaved(() => save(context, id, version, form), colleagueName(context));

/**
 * Closes a branch, or opens it again: travellers are shown no closed one, and nobody is put to work there. What was sold
 * there stays its. Repeating it changes nothing. Refuses BRANCH_NOT_FOUND.
 */
export async function setBranchActive(context: CatalogueContext, id: string, active: boolean): Promise<string> {
  if (!isId(id)) throw new BranchNotFound();
  const { condition, value } = branchesWithin(context.viewer, 2);
  const saved = await context.database.change(update('active = $5', 'b.active <> $5', condition), [
    id,
    value,
    ...author(context),
    active,
  ]);
  if (saved.length === 0 && (await branchWith(context, id)) === undefined) throw new BranchNotFound();
  return id;
}
