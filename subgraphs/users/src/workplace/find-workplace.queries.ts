import { worksAt } from '@naga/kernel/built-in-role.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { operatorPlaces } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { neededField, type Workplace, workplaceFor } from './workplace.rules.js';

const wrong = (path: string, code: string): InvalidInput => new InvalidInput([{ path, code }]);

/** The operator of a branch, or the one that is named; a person's country is his operator's (rules.md 8). */
async function atOperator(context: UsersContext, { operatorId, branchId }: Workplace): Promise<Partial<Workplace>> {
  const operators = await operatorPlaces(context);
  const has = ({ branches }: (typeof operators)[number]) => branches.some(({ id }) => id === branchId);
  const operator = operators.find((candidate) => (operatorId ? candidate.id === operatorId : has(candidate)));
  if (!operator) throw wrong(operatorId ? 'operatorId' : 'branchId', 'UNKNOWN');
  if (branchId !== null && !has(operator)) throw wrong('branchId', 'UNKNOWN');
  return { operatorId: operator.id, countryCode: operator.countryCode };
}

async function atAgency({ database }: UsersContext, { agencyId }: Workplace): Promise<Partial<Workplace>> {
  const [agency] = await database.rows<{ countryCode: string }>(
    'select country_code as "countryCode" from agency where id = $1',
    [agencyId],
  );
  if (!agency) throw wrong('agencyId', 'UNKNOWN');
  return agency;
}

/**
 * Where somebody of this built-in role works, whole and true: the operator of a branch and the country of both are
 * filled in, what does not go with the role is left out. Missing (NEEDED) or UNKNOWN places are invalid input.
 */
export async function findWorkplace(context: UsersContext, basedOn: number, given: Workplace): Promise<Workplace> {
  const place = workplaceFor(basedOn, given);
  const needed = neededField(basedOn);
  if (needed && place[needed] === null) throw wrong(needed, 'NEEDED');
  const at = worksAt(basedOn);
  if (at === 'operator' || at === 'branch') return { ...place, ...(await atOperator(context, place)) };
  return at === 'agency' ? { ...place, ...(await atAgency(context, place)) } : place;
}
