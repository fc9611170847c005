import type { DemandKind, DemandStep } from '@naga/kernel/demand.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { PassengerTypeEnum } from '../price/price-enums.type.js';
import type { PassengerType } from '../price/price.rules.js';

export const OperationKind = {
  PUT_PRICE: 'PUT_PRICE',
  DROP_PRICE: 'DROP_PRICE',
  PUT_RULE: 'PUT_RULE',
  END_RULE: 'END_RULE',
  PUT_SUPPLEMENT: 'PUT_SUPPLEMENT',
  DROP_SUPPLEMENT: 'DROP_SUPPLEMENT',
  PUT_DEMAND: 'PUT_DEMAND',
  DROP_DEMAND: 'DROP_DEMAND',
} as const;
registerEnumType(OperationKind, {
  name: 'TariffOperationKind',
  description:
    'A price, a supplement or steps of demand that are put or taken away, a rule that is put (in the place of another) or ended.',
});

export const RuleStatus = { ACTIVE: 'ACTIVE', INACTIVE: 'INACTIVE' } as const;
registerEnumType(RuleStatus, { name: 'PricingRuleStatus' });

const SIMPLE = { simpleResolvers: true } as const;
const OFFER = 'Takes the place of the price on days of its validity; null: no offer.';
const COMMISSION =
  'Basis points that the platform keeps; null: as it was, and of a new price as of the operator’s others.';
const ORIGINAL =
  'What the whole ride costs without the rule; parts change in proportion. 0: the rule’s value is the price.';
const PRIORITY = 'The higher one decides; among equals the more special one.';

@ObjectType('TariffPrice', { ...SIMPLE, description: 'What one seat costs between two zones, in minor units.' })
export class TariffPriceView {
  @Field(() => String, { description: 'ISO 4217' }) currency!: Currency;
  @Field(() => SafeInt) local!: number;
  @Field(() => SafeInt) foreign!: number;
  @Field(() => SafeInt, { nullable: true, description: OFFER }) localOffer!: number | null;
  @Field(() => SafeInt, { nullable: true, description: OFFER }) foreignOffer!: number | null;
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel of the offer.' }) offerFrom!:
    | string
    | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day of travel of the offer.' }) offerTo!: string | null;
  @Field(() => Int, { nullable: true, description: COMMISSION }) commission!: number | null;
}

@InputType('TariffPriceInput')
export class TariffPriceInput {
  @Field(() => String, { description: 'ISO 4217' }) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => SafeInt) local!: number;
  @Field(() => SafeInt) foreign!: number;
  @Field(() => SafeInt, { nullable: true, description: OFFER }) localOffer?: number | null;
  @Field(() => SafeInt, { nullable: true, description: OFFER }) foreignOffer?: number | null;
  @Field(() => LocalDate, { nullable: true }) offerFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) offerTo?: string | null;
  @Field(() => Int, { nullable: true, description: COMMISSION }) commission?: number | null;
}

@ObjectType('TariffRule', { ...SIMPLE, description: 'Another price for one route timing.' })
export class TariffRuleView {
  @Field(() => ID) routeTimingId!: string;
  @Field(() => SafeInt, { description: 'What the whole ride costs locals under the rule, in minor units.' })
  local!: number;
  @Field(() => SafeInt) nonLocal!: number;
  @Field(() => SafeInt, { description: ORIGINAL }) originalLocal!: number;
  @Field(() => SafeInt, { description: ORIGINAL }) originalNonLocal!: number;
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel; null: ever since.' })
  validFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day of travel; null: until it is ended.' })
  validTo!: string | null;
  @Field(() => RuleStatus) status!: 'ACTIVE' | 'INACTIVE';
  @Field(() => Boolean, { description: 'It holds on its weekdays alone.' }) isDayOfWeekDependent!: boolean;
  @Field(() => [Int], { description: '1 is Monday.' }) daysOfWeek!: readonly number[];
  @Field(() => Int, { description: PRIORITY }) priority!: number;
}

@InputType('TariffRuleInput')
export class TariffRuleInput {
  @Field(() => ID) @MaxLength(18) routeTimingId!: string;
  @Field(() => SafeInt) local!: number;
  @Field(() => SafeInt) nonLocal!: number;
  @Field(() => SafeInt, { description: ORIGINAL }) originalLocal!: number;
  @Field(() => SafeInt, { description: ORIGINAL }) originalNonLocal!: number;
  @Field(() => LocalDate, { nullable: true }) validFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) validTo?: string | null;
  @Field(() => RuleStatus) status!: 'ACTIVE' | 'INACTIVE';
  @Field(() => Boolean) isDayOfWeekDependent!: boolean;
  @Field(() => [Int], { description: '1 is Monday.' }) daysOfWeek!: number[];
  @Field(() => Int, { defaultValue: 0, description: PRIORITY }) priority!: number;
}

const ADDED = 'In minor units; 0: nothing, also where another supplement would be added.';

@ObjectType('TariffSupplement', { ...SIMPLE, description: 'What a seat costs more.' })
export class TariffSupplementView {
  @Field(() => SafeInt, { description: ADDED }) local!: number;
  @Field(() => SafeInt, { description: ADDED }) foreign!: number;
}

@InputType('TariffSupplementInput')
export class TariffSupplementInput {
  @Field(() => SafeInt, { description: ADDED }) local!: number;
  @Field(() => SafeInt, { description: ADDED }) foreign!: number;
}

export const DemandKindEnum = { LEFT: 'LEFT', DAYS: 'DAYS' } as const satisfies Record<DemandKind, DemandKind>;
registerEnumType(DemandKindEnum, {
  name: 'DemandStepKind',
  description: 'LEFT: by seats left, in percent of those that are sold; DAYS: by days until the departure.',
});
const MOST_LEFT =
  'It holds while no more are left; of those that hold the least decides. LEFT: 0 to 100; DAYS: 0 to 365.';
const STEP_PERCENT = 'By how much the price changes; of both kinds together. −50 to 100.';
const FLOOR = 'What a price comes to at least, in percent of what it is without. 50 to 100.';
const CEILING = 'The same at most. 100 to 200.';

@ObjectType('DemandStep', SIMPLE)
export class DemandStepView implements DemandStep {
  @Field(() => DemandKindEnum) kind!: DemandKind;
  @Field(() => Int, { description: MOST_LEFT }) most!: number;
  @Field(() => Int, { description: STEP_PERCENT }) percent!: number;
}

@ObjectType('TariffDemand', { ...SIMPLE, description: 'How prices follow demand, within limits.' })
export class TariffDemandView {
  @Field(() => [DemandStepView], { description: 'None: prices of the route do not follow it.' })
  steps!: readonly DemandStep[];
  @Field(() => Int, { description: FLOOR }) floor!: number;
  @Field(() => Int, { description: CEILING }) ceiling!: number;
}

@InputType('DemandStepInput')
export class DemandStepInput {
  @Field(() => DemandKindEnum) kind!: DemandKind;
  @Field(() => Int, { description: MOST_LEFT }) most!: number;
  @Field(() => Int, { description: STEP_PERCENT }) percent!: number;
}

@InputType('TariffDemandInput')
export class TariffDemandInput {
  @Field(() => [DemandStepInput], { description: '20 at most; none keeps a route out of what holds for the others.' })
  steps!: DemandStepInput[];
  @Field(() => Int, { description: FLOOR }) floor!: number;
  @Field(() => Int, { description: CEILING }) ceiling!: number;
}

@InputType('TariffOperationInput', {
  description:
    'Of a price: from, to, passengerType; of a rule: ruleId, rule; of a supplement: the categories it is for, passengerType, currency; of demand: routeId.',
})
export class TariffOperationInput {
  @Field(() => OperationKind) kind!: keyof typeof OperationKind;
  @Field(() => ID, { nullable: true, description: 'PricingZoneRecord.id where one gets on.' })
  @MaxLength(18)
  fromZoneId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Where one gets off; of the same route, or of none.' })
  @MaxLength(18)
  toZoneId?: string | null;
  @Field(() => PassengerTypeEnum, { nullable: true }) passengerType?: PassengerType | null;
  @Field(() => TariffPriceInput, { nullable: true, description: 'Of PUT_PRICE.' }) price?: TariffPriceInput | null;
  @Field(() => ID, { nullable: true, description: 'Whose place a rule takes, or that ends; null: a new one.' })
  @MaxLength(18)
  ruleId?: string | null;
  @Field(() => TariffRuleInput, { nullable: true, description: 'Of PUT_RULE.' }) rule?: TariffRuleInput | null;
  @Field(() => ID, { nullable: true, description: 'SeatCategoryRecord.id; null: all seats of the vehicles.' })
  @MaxLength(18)
  seatCategoryId?: string | null;
  @Field(() => ID, { nullable: true, description: 'VehicleCategoryRecord.id; null: the seats on all vehicles.' })
  @MaxLength(18)
  vehicleCategoryId?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, of a supplement: it is added to such prices alone.' })
  @IsOptional()
  @IsIn(CURRENCIES)
  currency?: Currency | null;
  @Field(() => TariffSupplementInput, { nullable: true, description: 'Of PUT_SUPPLEMENT.' })
  supplement?: TariffSupplementInput | null;
  @Field(() => ID, { nullable: true, description: 'OperatorRoute.id; null: all routes without steps of their own.' })
  @MaxLength(18)
  routeId?: string | null;
  @Field(() => TariffDemandInput, { nullable: true, description: 'Of PUT_DEMAND.' }) demand?: TariffDemandInput | null;
}

@ObjectType('TariffOperation', { ...SIMPLE, description: 'One thing that a change says.' })
export class TariffOperationView {
  @Field(() => OperationKind) kind!: keyof typeof OperationKind;
  @Field(() => String, { nullable: true, description: 'Zone where one gets on, by its name.' }) from!: string | null;
  @Field(() => String, { nullable: true, description: 'Zone where one gets off, by its name.' }) to!: string | null;
  @Field(() => ID, { nullable: true }) fromZoneId!: string | null;
  @Field(() => ID, { nullable: true }) toZoneId!: string | null;
  @Field(() => PassengerTypeEnum, { nullable: true }) passengerType!: PassengerType | null;
  @Field(() => TariffPriceView, { nullable: true, description: 'From the effective day on; null: no price.' })
  price!: TariffPriceView | null;
  @Field(() => TariffPriceView, { nullable: true, description: 'Until then.' }) wasPrice!: TariffPriceView | null;
  @Field(() => ID, { nullable: true, description: 'Whose place the rule takes, or that ends.' }) ruleId!: string | null;
  @Field(() => TariffRuleView, { nullable: true, description: 'From the effective day on; null: none.' })
  rule!: TariffRuleView | null;
  @Field(() => TariffRuleView, { nullable: true, description: 'Until then.' }) wasRule!: TariffRuleView | null;
  @Field(() => ID, { nullable: true }) seatCategoryId!: string | null;
  @Field(() => LocalizedTextType, { nullable: true, description: 'Of a supplement; null: all seats.' })
  seatNames!: LocalizedTextType | null;
  @Field(() => ID, { nullable: true }) vehicleCategoryId!: string | null;
  @Field(() => LocalizedTextType, { nullable: true, description: 'Of a supplement; null: all vehicles.' })
  vehicleNames!: LocalizedTextType | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, of a supplement.' }) currency!: Currency | null;
  @Field(() => TariffSupplementView, { nullable: true, description: 'From the effective day on; null: none.' })
  supplement!: TariffSupplementView | null;
  @Field(() => TariffSupplementView, { nullable: true, description: 'Until then.' })
  wasSupplement!: TariffSupplementView | null;
  /** Of demand; resolved by operation.resolver.ts. */
  routeId!: string | null;
  @Field(() => TariffDemandView, { nullable: true, description: 'From the effective day on; null: none.' })
  demand!: TariffDemandView | null;
  @Field(() => TariffDemandView, { nullable: true, description: 'Until then.' }) wasDemand!: TariffDemandView | null;
}
