import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { LEVEL_SCOPES } from './commission-level.noun.js';
import { levelById, ownLevel } from './commission-level.queries.js';
import { CommissionLevelResult, CommissionLevelView } from './commission-level.type.js';
import { setAgentLevel } from './set-agent-level.command.js';

/** Who earns by which level; the levels themselves are a noun. */
@Resolver()
export class CommissionLevelResolver {
  @Requires('booking.create')
  @Query(() => CommissionLevelView, {
    nullable: true,
    description: 'What the reader earns by: a level of his own before his agency’s; null for who sells for none.',
  })
  ownCommissionLevel(@Ctx() { database, viewer }: UsersContext): Promise<CommissionLevelView | null> {
    return viewer.kind === 'user' ? ownLevel(database, viewer.userId) : Promise.resolve(null);
  }

  @Requires('pricing.edit', LEVEL_SCOPES)
  @Mutation(() => CommissionLevelResult, {
    nullable: true,
    description:
      'Somebody who sells for an agency earns by a level of his own from now on, one that is on; null: by his agency’s, and so it answers. Refused: USER_NOT_FOUND, COMMISSION_LEVEL_NOT_FOUND.',
  })
  setAgentCommissionLevel(
    @Ctx() context: UsersContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('levelId', () => ID, { nullable: true }) levelId: string | null = null,
  ): Promise<CommissionLevelView | Refused | null> {
    return orRefused(async () => {
      await setAgentLevel(context, userId, levelId);
      if (levelId === null) return null;
      return Object.assign(new CommissionLevelView(), await levelById(context.database, levelId));
    });
  }
}
