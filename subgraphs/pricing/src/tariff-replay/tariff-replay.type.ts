import type { Currency } from '@naga/kernel/money.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NationalityEnum, PassengerTypeEnum } from '../price/price-enums.type.js';
import type { Nationality, PassengerType, PriceStage } from '../price/price.rules.js';
import { REPLAY_PARTS, type ReplayPart } from './replay-part.rules.js';
import type { ReplayKind } from './replay-kind.rules.js';

registerEnumType(REPLAY_PARTS, {
  name: 'TariffReplayPart',
  description: 'Searches and sales of the last days, departures from the first day of the change on.',
});

export const ReplayKindEnum = {
  DEARER: 'DEARER',
  CHEAPER: 'CHEAPER',
  SAME: 'SAME',
  GONE: 'GONE',
  NEW: 'NEW',
  OTHER_CURRENCY: 'OTHER_CURRENCY',
  NO_PRICE: 'NO_PRICE',
} as const satisfies Record<ReplayKind, ReplayKind>;
registerEnumType(ReplayKindEnum, {
  name: 'TariffReplayKind',
  description: 'GONE: not sold any more. NEW: was not sold. NO_PRICE: neither before nor after.',
});

const SIMPLE = { simpleResolvers: true } as const;

@ObjectType('TariffReplayCount', SIMPLE)
export class ReplayCountView {
  @Field(() => ReplayKindEnum) kind!: ReplayKind;
  @Field(() => Int, { description: 'Different rides, days, nationalities and passenger types.' }) cases!: number;
  @Field(() => Int, { description: 'Searches, seats or departures that they stand for.' }) weight!: number;
}

@ObjectType('TariffReplayStage', { ...SIMPLE, description: 'One step of how a price comes about.' })
export class ReplayStageView implements PriceStage {
  @Field(() => String, { description: 'As PriceStage.name.' }) name!: PriceStage['name'];
  @Field(() => SafeInt, { description: 'Minor units: change against the stage before.' }) amount!: number;
  @Field(() => SafeInt, { description: 'Minor units: price after this stage.' }) subtotal!: number;
  @Field(() => String, { description: 'Which zone pair, rule or offer decides, with its version.' }) source!: string;
}

@ObjectType('TariffReplayPrice', { ...SIMPLE, description: 'What one seat costs, without fees.' })
export class ReplayPriceView {
  @Field(() => String, { description: 'ISO 4217' }) currency!: Currency;
  @Field(() => SafeInt, { description: 'Minor units.' }) fare!: number;
  @Field(() => [ReplayStageView], { description: 'On TariffReplayRow.date.' }) stages!: readonly ReplayStageView[];
}

@ObjectType('TariffReplayRow', { ...SIMPLE, description: 'Cases alike, whose price changes in the same way.' })
export class ReplayRowView {
  @Field(() => ReplayKindEnum) kind!: ReplayKind;
  routeId!: string;
  @Field(() => String, { description: 'Zone where one gets on, by its name.' }) from!: string;
  @Field(() => String, { description: 'Zone where one gets off, by its name.' }) to!: string;
  @Field(() => PassengerTypeEnum) passengerType!: PassengerType;
  @Field(() => NationalityEnum) nationality!: Nationality;
  @Field(() => LocalDate, { description: 'The day of travel of the first of them.' }) date!: string;
  @Field(() => ReplayPriceView, { nullable: true, description: 'Null where it is not sold.' })
  before!: ReplayPriceView | null;
  @Field(() => ReplayPriceView, { nullable: true, description: 'Null where it is not sold any more.' })
  after!: ReplayPriceView | null;
  @Field(() => Int) cases!: number;
  @Field(() => Int, { description: 'Searches, seats or departures.' }) weight!: number;
}

@ObjectType('TariffReplayRevenue', {
  ...SIMPLE,
  description: 'Fares of the seats that were sold, in minor units, before coupons, points and fees; the same demand.',
})
export class ReplayRevenueView {
  @Field(() => String, { description: 'ISO 4217' }) currency!: Currency;
  @Field(() => SafeInt, { description: 'As they were sold.' }) sold!: number;
  @Field(() => SafeInt, { description: 'By the tariff as it stands now.' }) before!: number;
  @Field(() => SafeInt, { description: 'Under the change.' }) after!: number;
}

@ObjectType('TariffReplay', {
  ...SIMPLE,
  description: 'What a change of a tariff would do, by the code that prices what is sold.',
})
export class TariffReplayView {
  @Field(() => REPLAY_PARTS) part!: ReplayPart;
  @Field(() => LocalDate, { description: 'First day of search, of sale, or of travel.' }) from!: string;
  @Field(() => LocalDate, { description: 'Last day, included.' }) to!: string;
  @Field(() => Int) caseCount!: number;
  @Field(() => Int, { description: 'Of SEARCHES how many are legs of journeys with a change; none of the others.' })
  connectionCaseCount!: number;
  @Field(() => Boolean, { description: 'There are more cases than are looked at.' }) isCut!: boolean;
  @Field(() => [ReplayCountView], { description: 'Of the kinds that there are.' }) counts!: readonly ReplayCountView[];
  @Field(() => [ReplayRowView], {
    description: 'Of each kind but SAME and NO_PRICE the 10 that matter most: difference times weight.',
  })
  rows!: readonly ReplayRowView[];
  @Field(() => [ReplayRevenueView], { description: 'Of SALES; none of the others.' })
  revenue!: readonly ReplayRevenueView[];
}
