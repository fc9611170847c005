import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { forgetWaysIn } from '../account-token/account-tokens.js';
import { Account } from '../account/account.entity.js';
import { forgetStranger } from '../account/forget-stranger.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { DeveloperRequest } from './developer-request.entity.js';
import {
  AccountCannotBePartner,
  DeveloperRequestDecided,
  DeveloperRequestNotFound,
  OwnRequest,
} from './developer-request.errors.js';
import { approvalOf, namesIn, PARTNER } from './developer-request.rules.js';

export interface Decision {
  readonly approve: boolean;
  /** For the person who asked. */
  readonly note?: string | null | undefined;
}

/** The partner's account: made, or the customer's with this address. */
async function partnerOf(em: EntityManager, { clock }: UsersContext, request: DeveloperRequest): Promise<Account> {
  const { email, name, countryCode, language } = request;
  const present = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const approval = approvalOf(present ?? undefined);
  if (approval === null) throw new AccountCannotBePartner();
  const now = clock.now();
  if (!present) {
    const person = { ...namesIn(name), email, roleId: PARTNER, countryCode: countryCode ?? null, language };
    return em.create(Account, { ...person, createdAt: new Date(now) });
  }
  if (approval === 'KEEP') return present;
  present.roleId = PARTNER;
  present.countryCode ??= countryCode ?? null;
  present.version += 1;
  present.updatedAt = new Date(now);
  if (present.emailVerifiedAt == null) {
    // Whoever registered with an address he never proved does not come by its owner's approval.
    present.passwordHash = null;
    await forgetStranger(em, present);
    await forgetWaysIn(em, present.id);
    await endSessionsOf(em, present.id, 'PASSWORD_CHANGED', now);
  }
  return present;
}

/** By the country of the request, or everywhere: no narrower scope has one. */
function decidesOn(viewer: Viewer, { countryCode }: DeveloperRequest): boolean {
  const reach = reachBy(viewer, 'developer.approve');
  if (reach === 'everything' || reach === 'nothing') return reach === 'everything';
  return reach.by === 'country' && reach.key === countryCode;
}

/**
 * Approves or refuses a request, once; the person is told by mail, with the way to a password when he gets an account.
 * Refuses with DEVELOPER_REQUEST_NOT_FOUND, DEVELOPER_REQUEST_DECIDED {state}, OWN_REQUEST, ACCOUNT_CANNOT_BE_PARTNER.
 */
export async function decideDeveloperRequest(context: UsersContext, id: string, decision: Decision): Promise<void> {
  const { viewer, clock } = context;
  const { userId, impersonatorId = userId } = signedIn(viewer);
  await inTransaction(context.em, async (em) => {
    const known = isRowId(id);
    const request = known && (await em.findOne(DeveloperRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!request || !decidesOn(viewer, request)) throw new DeveloperRequestNotFound();
    if (request.state !== 'WAITING') throw new DeveloperRequestDecided({ state: request.state });
    const people = await em.find(Account, { id: [userId, impersonatorId] });
    if (people.some(({ email }) => email === request.email)) throw new OwnRequest();
    if (decision.approve) {
      const account = await partnerOf(em, context, request);
      account.updatedById = impersonatorId;
      await em.flush();
      request.accountId = account.id;
    }
    request.state = decision.approve ? 'APPROVED' : 'REFUSED';
    request.decidedAt = new Date(clock.now());
    request.decidedById = impersonatorId;
    request.note = decision.note?.trim() || null;
    emit(em, context, 'developer.decided', { requestId: request.id });
    await em.flush();
  });
}
