import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { CommissionLevelNotFound } from './commission-level.errors.js';
import { commissionLevels, LEVEL_SCOPES, ownLevel } from './commission-level.queries.js';
import { CommissionLevelInput, CommissionLevelResult, CommissionLevelView } from './commission-level.type.js';
import { createLevel, updateLevel } from './save-level.command.js';
import { setAgentLevel } from './set-agent-level.command.js';

const SETS = 'pricing.edit';

async function oneLevel({ database, viewer }: UsersContext, id: string): Promise<CommissionLevelView | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const [level] = await commissionLevels(database, reachBy(viewer, SETS, LEVEL_SCOPES), id);
  return level && Object.assign(new CommissionLevelView(), level);
}

async function saved(context: UsersContext, id: string): Promise<CommissionLevelView> {
  const level = await oneLevel(context, id);
  if (level === undefined) throw new CommissionLevelNotFound();
  return level;
}

@Resolver()
export class CommissionLevelResolver {
  @Requires(SETS, LEVEL_SCOPES)
  @Query(() => [CommissionLevelView], { description: 'By country and name.' })
  commissionLevels(@Ctx() { database, viewer }: UsersContext): Promise<CommissionLevelView[]> {
    return commissionLevels(database, reachBy(viewer, SETS, LEVEL_SCOPES));
  }

  @Requires(SETS, LEVEL_SCOPES)
  @Query(() => CommissionLevelView, { nullable: true })
  async commissionLevel(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
  ): Promise<CommissionLevelView | null> {
    return (await oneLevel(context, id)) ?? null;
  }

  @Requires('booking.create')
  @Query(() => CommissionLevelView, {
    nullable: true,
    description: 'What the reader earns by: a level of his own before his agency’s; null for who sells for none.',
  })
  ownCommissionLevel(@Ctx() { database, viewer }: UsersContext): Promise<CommissionLevelView | null> {
    return viewer.kind === 'user' ? ownLevel(database, viewer.userId) : Promise.resolve(null);
  }

  @Requires(SETS, LEVEL_SCOPES)
  @Mutation(() => CommissionLevelResult, { description: 'Refused: OUT_OF_YOUR_SCOPE, COMMISSION_LEVEL_NAME_TAKEN.' })
  createCommissionLevel(
    @Ctx() context: UsersContext,
    @Arg('input', () => CommissionLevelInput) input: CommissionLevelInput,
  ): Promise<CommissionLevelView | Refused> {
    return orRefused(async () => saved(context, await createLevel(context, input)));
  }

  @Requires(SETS, LEVEL_SCOPES)
  @Mutation(() => CommissionLevelResult, {
    description:
      'What is sold from now on; a level stays in its country. Refused: COMMISSION_LEVEL_NOT_FOUND, also out of scope, CHANGED_MEANWHILE, COMMISSION_LEVEL_NAME_TAKEN.',
  })
  updateCommissionLevel(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => CommissionLevelInput) input: CommissionLevelInput,
  ): Promise<CommissionLevelView | Refused> {
    return orRefused(() => updateLevel(context, id, version, input).then(() => saved(context, id)));
  }

  @Requires(SETS, LEVEL_SCOPES)
  @Mutation(() => CommissionLevelResult, {
    nullable: true,
    description:
      'Somebody who sells for an agency earns by a level of his own from now on; null: by his agency’s, and so it answers. Refused: USER_NOT_FOUND, COMMISSION_LEVEL_NOT_FOUND.',
  })
  setAgentCommissionLevel(
    @Ctx() context: UsersContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('levelId', () => ID, { nullable: true }) levelId: string | null = null,
  ): Promise<CommissionLevelView | Refused | null> {
    return orRefused(async () => {
      await setAgentLevel(context, userId, levelId);
      return levelId === null ? null : saved(context, levelId);
    });
  }
}
