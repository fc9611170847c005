import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PassengerTypeEnum } from '../price/price-enums.type.js';
import type { PassengerType } from '../price/price.rules.js';
import { TariffPriceView, TariffRuleView } from '../tariff-operation/operation.type.js';

const SIMPLE = { simpleResolvers: true } as const;

@ObjectType('TariffZone', SIMPLE)
export class TariffZoneView {
  @Field(() => ID, { description: 'PricingZoneRecord.id' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Of several stops there is a price within the zone, too.' }) stopCount!: number;
}

@ObjectType('TariffCell', { ...SIMPLE, description: 'What one seat costs between two zones on a day of travel.' })
export class TariffCellView {
  @Field(() => ID) fromZoneId!: string;
  @Field(() => ID) toZoneId!: string;
  @Field(() => PassengerTypeEnum) passengerType!: PassengerType;
  @Field(() => TariffPriceView) price!: TariffPriceView;
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel on which it is so; null: always.' })
  since!: string | null;
  @Field(() => Int, { description: 'TariffChange.number of the change that wrote it; 0: before the first.' })
  version!: number;
  @Field(() => LocalDate, { nullable: true, description: 'When it is to be otherwise; null: nobody said so.' })
  until!: string | null;
}

@ObjectType('TariffRuleRow', { ...SIMPLE, description: 'A pricing rule that is in force, or will be.' })
export class TariffRuleRowView {
  @Field(() => ID) id!: string;
  @Field(() => TariffRuleView) rule!: TariffRuleView;
  @Field(() => Int, { description: 'TariffChange.number of the change that wrote it; 0: before the first.' })
  version!: number;
}

@ObjectType('Tariff', { ...SIMPLE, description: 'Zones and prices of an operator, or those of one of its routes.' })
export class TariffView {
  @Field(() => ID) operatorId!: string;
  @Field(() => Int, { description: 'Of the operator: how many changes were applied. A change says which one it saw.' })
  version!: number;
  @Field(() => LocalDate, { description: 'The day of travel of which it tells.' }) day!: string;
  @Field(() => [TariffZoneView], { description: 'By name.' }) zones!: readonly TariffZoneView[];
  @Field(() => [TariffCellView], { description: 'What is sold; other pairs have no price.' })
  cells!: readonly TariffCellView[];
  @Field(() => [ID], { description: 'Routes that have zones of their own.' }) routeIds!: readonly string[];
}

@ObjectType('RuleDay', { ...SIMPLE, description: 'Which rule of a timing decides on a day of travel.' })
export class RuleDayView {
  @Field(() => LocalDate) date!: string;
  @Field(() => ID, { nullable: true, description: 'TariffRuleRow.id; null: no rule, or one that a change makes.' })
  ruleId!: string | null;
  @Field(() => Int, { nullable: true, description: 'Which operation of the change made the rule that decides.' })
  operation!: number | null;
  @Field(() => TariffRuleView, { nullable: true }) rule!: TariffRuleView | null;
}
