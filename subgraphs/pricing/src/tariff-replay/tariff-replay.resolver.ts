import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import { RouteRef } from '../neighbours/references.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { replayChange } from './replay-change.queries.js';
import { REPLAY_PARTS, type ReplayPart } from './replay-part.rules.js';
import { replayView } from './replay-view.js';
import { ReplayRowView, TariffReplayView } from './tariff-replay.type.js';

const MOST_DAYS = 90;

@Resolver(() => ReplayRowView)
export class TariffReplayResolver {
  @FieldResolver(() => RouteRef, { nullable: true, description: 'Null for one that is no more.' })
  route(@Root() { routeId }: ReplayRowView): RouteRef {
    return { id: routeId };
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => TariffReplayView, {
    nullable: true,
    description:
      'What a change that nobody has written yet would do: replayed over the searches or sales of the last days, or over the departures to come. Null out of reach, and for a change that is closed.',
  })
  async tariffReplay(
    @Ctx() context: PricingContext,
    @Arg('changeId', () => ID) changeId: string,
    @Arg('part', () => REPLAY_PARTS) part: ReplayPart,
    @Arg('period', () => Int, { description: 'Days: 1 to 90.' }) period: number,
  ): Promise<TariffReplayView | null> {
    const days = Math.min(Math.max(period, 1), MOST_DAYS);
    const replay = await replayChange(context, changeId, part, days);
    return replay && replayView(part, replay);
  }
}
