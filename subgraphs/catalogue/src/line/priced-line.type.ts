import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Directive, Field, ID, ObjectType } from 'type-graphql';

const SIMPLE = { simpleResolvers: true } as const;

@Directive('@inaccessible')
@ObjectType('PricedStop', SIMPLE)
export class PricedStopView {
  @Field(() => ID) stopId!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => Boolean, { description: 'One gets on here.' }) boards!: boolean;
  @Field(() => Boolean, { description: 'One gets off here.' }) leaves!: boolean;
}

@Directive('@inaccessible')
@ObjectType('PricedOperator', { ...SIMPLE, description: 'Whose tariff is kept, and where. For neighbours.' })
export class PricedOperatorView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) countryCode!: string;
}

@Directive('@inaccessible')
@ObjectType('PricedTiming', { ...SIMPLE, description: 'A route timing that rules are of. For neighbours.' })
export class PricedTimingView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeId!: string;
}

@Directive('@inaccessible')
@ObjectType('CategoryToPrice', { ...SIMPLE, description: 'A class of seats or of vehicles. For neighbours.' })
export class CategoryToPriceView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
}

@Directive('@inaccessible')
@ObjectType('CategoriesToPrice', { ...SIMPLE, description: 'What seats and vehicles may be of. For neighbours.' })
export class CategoriesToPriceView {
  @Field(() => [CategoryToPriceView]) seats!: readonly CategoryToPriceView[];
  @Field(() => [CategoryToPriceView]) vehicles!: readonly CategoryToPriceView[];
}

@Directive('@inaccessible')
@ObjectType('PricedSeats', { ...SIMPLE, description: 'Seats of one category. For neighbours.' })
export class PricedSeatsView {
  @Field(() => ID) seatCategoryId!: string;
  @Field(() => [String]) seatNumbers!: readonly string[];
}

@Directive('@inaccessible')
@ObjectType('PricedSchedule', { ...SIMPLE, description: 'Of which timing a schedule is. For neighbours.' })
export class PricedScheduleView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeId!: string;
  @Field(() => ID) routeTimingId!: string;
  @Field(() => Boolean) hasPassengerTypePricing!: boolean;
  @Field(() => ID, { description: 'Of the vehicle that it is driven with by now.' }) vehicleCategoryId!: string;
  @Field(() => [PricedSeatsView], { description: 'Its seats that have a category; the others have none.' })
  seatCategories!: readonly PricedSeatsView[];
}

@Directive('@inaccessible')
@ObjectType('ZonedStop', { ...SIMPLE, description: 'A stop that lies in a zone of a tariff. For neighbours.' })
export class ZonedStopView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
}

@Directive('@inaccessible')
@ObjectType('PricedLine', { ...SIMPLE, description: 'Between which stops a line is sold. For neighbours.' })
export class PricedLineView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: 'Of its operator, ISO 3166-1 alpha-2.' }) operatorCountryCode!: string;
  @Field(() => [PricedStopView], { description: 'In the order of travel.' }) stops!: readonly PricedStopView[];
}
