import type { Currency } from '@naga/kernel/money.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PassengerTypeEnum } from '../price/price-enums.type.js';
import type { PassengerType } from '../price/price.rules.js';
import { TariffSupplementView } from '../tariff-operation/operation.type.js';

const SIMPLE = { simpleResolvers: true } as const;

@ObjectType('PricedCategory', { ...SIMPLE, description: 'A class of seats or vehicles that may cost more.' })
export class PricedCategoryView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
}

@ObjectType('TariffSupplementRow', { ...SIMPLE, description: 'What seats or vehicles cost more on a day of travel.' })
export class SupplementRowView {
  @Field(() => ID, { nullable: true, description: 'PricedCategory.id; null: all seats of the vehicles.' })
  seatCategoryId!: string | null;
  @Field(() => ID, { nullable: true, description: 'PricedCategory.id; null: the seats on all vehicles.' })
  vehicleCategoryId!: string | null;
  @Field(() => PassengerTypeEnum) passengerType!: PassengerType;
  @Field(() => String, { description: 'ISO 4217: it is added to prices of this currency alone.' }) currency!: Currency;
  @Field(() => TariffSupplementView) supplement!: TariffSupplementView;
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel on which it is so; null: always.' })
  since!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'When it is to be otherwise; null: nobody said so.' })
  until!: string | null;
  @Field(() => Int, { description: 'TariffChange.number of the change that wrote it; 0: before the first.' })
  version!: number;
}

@ObjectType('TariffSupplements', { ...SIMPLE, description: 'What an operator asks for some seats and vehicles.' })
export class SupplementsView {
  @Field(() => ID) operatorId!: string;
  @Field(() => Int, { description: 'As Tariff.version.' }) version!: number;
  @Field(() => LocalDate, { description: 'The day of travel of which it tells.' }) day!: string;
  @Field(() => [PricedCategoryView]) seatCategories!: readonly PricedCategoryView[];
  @Field(() => [PricedCategoryView]) vehicleCategories!: readonly PricedCategoryView[];
  @Field(() => [SupplementRowView]) rows!: readonly SupplementRowView[];
}
