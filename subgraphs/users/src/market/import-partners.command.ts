import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Account } from '../account/account.entity.js';
import { Affiliate } from '../affiliate/affiliate.entity.js';
import { ApiAccount } from '../api-account/api-account.entity.js';
import { DeveloperRequest } from '../developer-request/developer-request.entity.js';
import { RewardMovement } from '../reward/reward-movement.entity.js';

const DAY = 86_400_000;

/** Links with ?aff=1001 are his. */
async function addAffiliate(em: EntityManager, partner: Account, createdAt: Date): Promise<void> {
  if (await em.findOne(Affiliate, { code: '1001' })) return;
  const terms = { commissionBasisPoints: 500, countryCode: 'KH' };
  em.create(Affiliate, { code: '1001', name: 'Mekong Slow Travel', accountId: partner.id, ...terms, createdAt });
}

async function addApplications(em: EntityManager, partner: Account, createdAt: Date): Promise<void> {
  if ((await em.count(ApiAccount, { ownerId: partner.id })) > 0) return;
  for (const [name, mode] of [
    ['Trip planner', 'LIVE'],
    ['Trip planner, trial', 'SANDBOX'],
  ] as const)
    em.create(ApiAccount, { ownerId: partner.id, name, mode, createdAt });
}

async function addRequest(em: EntityManager, createdAt: Date): Promise<void> {
  const email = 'developer@saigon-trips.example';
  if ((await em.count(DeveloperRequest, { email })) > 0) return;
  em.create(DeveloperRequest, {
    name: 'Hoa Nguyen',
    email,
    company: 'Saigon Trips',
    website: 'https://saigon-trips.example',
    purpose: 'We plan journeys for groups and would like to book ferries and buses from our own system.',
    countryCode: 'KH',
    language: 'vi',
    createdAt,
  });
}

async function addPoints(em: EntityManager, customer: Account, now: number): Promise<void> {
  if ((await em.count(RewardMovement, { accountId: customer.id })) > 0) return;
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY);
  const expires = (daysAgo: number) => new Date(now + (365 - daysAgo) * DAY);
  const trip = (daysAgo: number, points: number) => ({ points, at: at(daysAgo), expiresAt: expires(daysAgo) });
  em.create(RewardMovement, { accountId: customer.id, kind: 'EARN', ...trip(350, 40) });
  em.create(RewardMovement, { accountId: customer.id, kind: 'EARN', ...trip(60, 140) });
  em.create(RewardMovement, { accountId: customer.id, kind: 'EARN', ...trip(1, 22) });
}

/**
 * What surrounds the demonstration's accounts: an affiliate and two applications of the partner, somebody who asks to
 * become one, and a customer's points. What is there already stays as it is.
 */
export async function importPartners({ em, clock }: Pick<SubgraphContext, 'em' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inTransaction(em, async (transaction) => {
    const partner = await transaction.findOneOrFail(Account, { email: 'partner@naga.example' });
    const customer = await transaction.findOneOrFail(Account, { email: 'customer@naga.example' });
    await addAffiliate(transaction, partner, new Date(now));
    await addApplications(transaction, partner, new Date(now));
    await addRequest(transaction, new Date(now));
    await addPoints(transaction, customer, now);
  });
}
