import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Agency } from '../agency/agency.entity.js';
import { CommissionLevel } from '../commission-level/commission-level.entity.js';

const AGENCIES = [
  {
    name: 'Angkor Travel',
    contactName: 'Kosal Tep',
    contactEmail: 'agency.owner@naga.example',
    contactPhone: '+85512345610',
    level: { name: 'Standard', basisPoints: 700 },
    creditLimit: 200_000,
  },
  {
    name: 'Riverside Tours',
    contactName: 'Chenda Ouk',
    contactEmail: 'second.owner@naga.example',
    contactPhone: '+85512345620',
    level: { name: 'Beginner', basisPoints: 500 },
    creditLimit: 50_000,
  },
];

const ALL = {
  operatorId: null,
  transportType: null,
  amount: null,
  currency: null,
  validFrom: null,
  validUntil: null,
};

/** The level of this name, which is made where it is missing. */
async function levelOf(
  em: EntityManager,
  { name, basisPoints }: { readonly name: string; readonly basisPoints: number },
  countryCode: string,
): Promise<string> {
  const present = await em.findOne(CommissionLevel, { name, countryCode });
  const row = { name, countryCode, rates: [{ ...ALL, basisPoints }] };
  const level = present ?? em.create(CommissionLevel, row);
  await em.flush();
  return level.id;
}

const CONTINUE = `select setval(pg_get_serial_sequence('agency', 'id'), (select max(id) from agency))`;

/**
 * The demonstration's agencies, the first under the id the market names; those that exist already stay as they are.
 * Answers their ids.
 */
export function importAgencies(
  { em, clock }: Pick<SubgraphContext, 'em' | 'clock'>,
  { agencyId, countryCode }: { readonly agencyId: string; readonly countryCode: string },
): Promise<string[]> {
  return inTransaction(em, async (transaction) => {
    const ids: string[] = [];
    for (const [index, facts] of AGENCIES.entries()) {
      const { level, ...said } = facts;
      const present = await transaction.findOne(Agency, { name: facts.name });
      const commissionLevelId = present === null ? await levelOf(transaction, level, countryCode) : null;
      const row = {
        ...said,
        commissionLevelId,
        id: String(Number(agencyId) + index),
        countryCode,
        creditCurrency: 'USD',
      };
      const agency = present ?? transaction.create(Agency, { ...row, createdAt: new Date(clock.now()) });
      ids.push(agency.id);
    }
    await transaction.flush();
    await transaction.execute(CONTINUE);
    return ids;
  });
}
