import type { TravelDate } from '@naga/kernel/travel-date.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import { firstDay } from '../tariff-change/save-change.js';
import { TariffChangeInput } from '../tariff-change/tariff-change.type.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { TariffRuleView } from '../tariff-operation/operation.type.js';
import { readOperations } from '../tariff-operation/read-operation.js';
import { saidOf } from '../tariff-operation/timeline.rules.js';
import { ruleDays, rulesWith } from './rule-days.rules.js';
import { RuleDayView, TariffRuleRowView, TariffView } from './tariff.type.js';
import { rulesFrom, tariffOn } from './tariff-view.queries.js';

const MOST_DAYS = 60;

@Resolver()
export class TariffResolver {
  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => TariffView, { nullable: true, description: 'Null out of reach.' })
  async tariff(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('routeId', () => ID, { nullable: true, description: 'The zones that this route has of its own.' })
    routeId: string | null,
    @Arg('day', () => LocalDate, { nullable: true, description: 'A day of travel; null: today.' }) day: string | null,
  ): Promise<TariffView | null> {
    const tariff = await tariffOn(context, operatorId, routeId ?? null, day ?? today(context.clock));
    return tariff && Object.assign(new TariffView(), tariff);
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => [TariffRuleRowView], { description: 'Those that are not over, by timing; none out of reach.' })
  async tariffRules(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<TariffRuleRowView[]> {
    return (await rulesFrom(context, operatorId, today(context.clock))).map((row) =>
      Object.assign(new TariffRuleRowView(), {
        id: row.id,
        rule: Object.assign(new TariffRuleView(), saidOf(row)),
        version: row.version ?? 0,
      }),
    );
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => [RuleDayView], {
    description: 'Which rule decides on the coming days, with a change that nobody has written yet. None out of reach.',
  })
  async ruleDays(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('routeTimingId', () => ID) routeTimingId: string,
    @Arg('days', () => Int, { defaultValue: 14, description: '1 to 60.' }) days: number,
    @Arg('change', () => TariffChangeInput, { nullable: true }) change: TariffChangeInput | null,
  ): Promise<RuleDayView[]> {
    const now = today(context.clock);
    const rules = (await rulesFrom(context, operatorId, now)).filter((rule) => rule.routeTimingId === routeTimingId);
    // What it says of other timings decides nothing here.
    const said = readOperations(change?.operations ?? []);
    const first = firstDay(context, change?.effectiveFrom);
    const considered = rulesWith(rules, said, first).filter((rule) => rule.routeTimingId === routeTimingId);
    const asked = Math.min(Math.max(days, 1), MOST_DAYS);
    return ruleDays(considered, now as TravelDate, asked).map(({ date, decides }) => ({
      date,
      ruleId: decides?.operation == null ? (decides?.id ?? null) : null,
      operation: decides?.operation ?? null,
      rule: decides === undefined ? null : Object.assign(new TariffRuleView(), saidOf(decides)),
    }));
  }
}
