import type { Currency } from '@naga/kernel/money.js';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { signedIn } from '../account/signed-in.js';
import { OutOfYourScope } from '../people/people.errors.js';
import type { UsersContext } from '../services.js';
import { demandVersion } from '../user-change/demand-version.js';
import { CommissionLevel } from './commission-level.entity.js';
import { CommissionLevelNameTaken, CommissionLevelNotFound } from './commission-level.errors.js';
import { LEVEL_SCOPES } from './commission-level.queries.js';
import { type CommissionRate, problemsOfRates } from './commission-rate.rules.js';

/** A level as a form says it. */
export interface LevelForm {
  readonly name: string;
  readonly countryCode: string;
  readonly rates: readonly {
    readonly operatorId?: string | null;
    readonly transportType?: string | null;
    readonly percent?: number | null;
    /** Minor units. */
    readonly amount?: number | null;
    readonly currency?: string | null;
    readonly validFrom?: string | null;
    readonly validUntil?: string | null;
  }[];
}

const rateOf = (rate: LevelForm['rates'][number]): CommissionRate => ({
  operatorId: rate.operatorId ?? null,
  transportType: (rate.transportType ?? null) as CommissionRate['transportType'],
  basisPoints: rate.percent == null ? null : Math.round(rate.percent * 100),
  amount: rate.amount ?? null,
  currency: rate.amount == null ? null : ((rate.currency ?? 'USD') as Currency),
  validFrom: rate.validFrom ?? null,
  validUntil: rate.validUntil ?? null,
});

/** The form as it would be stored. Throws InvalidInput for rates that contradict each other. */
function rowOf({ name, countryCode, rates: typed }: LevelForm) {
  const rates = typed.map(rateOf);
  const problems = problemsOfRates(rates);
  if (problems.length > 0) throw new InvalidInput(problems);
  return { name: name.trim(), countryCode, rates };
}

/** Whether the viewer sets what agencies of a country earn. */
function reaches({ viewer }: UsersContext, countryCode: string): boolean {
  const reach = reachBy(viewer, 'pricing.edit', LEVEL_SCOPES);
  return reach === 'everything' || (reach !== 'nothing' && reach.key === countryCode);
}

async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new CommissionLevelNameTaken();
    throw error;
  }
}

/** Makes a level and answers its id. Refuses OUT_OF_YOUR_SCOPE, COMMISSION_LEVEL_NAME_TAKEN; InvalidInput. */
export async function createLevel(context: UsersContext, input: LevelForm): Promise<string> {
  const row = rowOf(input);
  if (!reaches(context, row.countryCode)) throw new OutOfYourScope();
  const createdAt = new Date(context.clock.now());
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const level = em.create(CommissionLevel, { ...row, createdAt, updatedById: signedIn(context.viewer).userId });
      await em.flush();
      return level.id;
    }),
  );
}

/**
 * Saves a level of which its author saw `version`; what was sold before keeps its commission, and a level stays in its
 * country. Refuses COMMISSION_LEVEL_NOT_FOUND, also out of scope, CHANGED_MEANWHILE {by, at},
 * COMMISSION_LEVEL_NAME_TAKEN; InvalidInput.
 */
export async function updateLevel(context: UsersContext, id: string, version: number, input: LevelForm): Promise<void> {
  const { name, rates } = rowOf(input);
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const known = /^\d{1,18}$/.test(id);
      const level = known && (await em.findOne(CommissionLevel, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!level || !reaches(context, level.countryCode)) throw new CommissionLevelNotFound();
      await demandVersion(em, level, version);
      em.assign(level, { name, rates, version: version + 1, updatedAt: new Date(context.clock.now()) });
      level.updatedById = signedIn(context.viewer).userId;
      await em.flush();
    }),
  );
}
