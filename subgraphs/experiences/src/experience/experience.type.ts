import { Directive, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CategoryView } from '../category/category.type.js';
import { MoneyType } from '../money/money.type.js';
import { LocalizedTextType } from '../names/localized-text.type.js';

export const ExperienceKind = { SHORT_ACTIVITY: 'SHORT_ACTIVITY', PACKAGE: 'PACKAGE' } as const;
registerEnumType(ExperienceKind, { name: 'ExperienceKind' });

@ObjectType('ExperiencePrices', { simpleResolvers: true, description: 'For one guest of each age.' })
export class ExperiencePricesView {
  @Field(() => MoneyType) adult!: MoneyType;
  @Field(() => MoneyType) senior!: MoneyType;
  @Field(() => MoneyType) child!: MoneyType;
  @Field(() => MoneyType) infant!: MoneyType;
}

@Directive('@key(fields: "id")')
@ObjectType('Experience', { simpleResolvers: true })
export class ExperienceView {
  @Field(() => ID) id!: string;
  @Field(() => String) slug!: string;
  @Field(() => String) title!: string;
  @Field(() => LocalizedTextType) titles!: LocalizedTextType;
  @Field(() => String) summary!: string;
  @Field(() => String) description!: string;
  @Field(() => String) terms!: string;
  @Field(() => ExperienceKind) kind!: keyof typeof ExperienceKind;
  @Field(() => CategoryView) category!: CategoryView;
  @Field(() => String) cityName!: string;
  @Field(() => String) citySlug!: string;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => Int, { description: 'Days between check-in and check-out; 0 for an activity of one day.' })
  nights!: number;
  @Field(() => Int) maxGuests!: number;
  @Field(() => String) meetingPoint!: string;
  @Field(() => Float, { nullable: true }) latitude!: number | null;
  @Field(() => Float, { nullable: true }) longitude!: number | null;
  @Field(() => [String]) includes!: string[];
  @Field(() => Float, { nullable: true }) rating!: number | null;
  @Field(() => Int) reviewCount!: number;
  @Field(() => ExperiencePricesView) prices!: ExperiencePricesView;
  @Field(() => Int, { description: 'Percent off, from the basket rules; 0 when none.' }) autoDiscount!: number;
  @Field(() => Int) imageHue!: number;
}

@ObjectType('ExperiencePage', { simpleResolvers: true })
export class ExperiencePage {
  @Field(() => Int) total!: number;
  @Field(() => [ExperienceView]) rows!: ExperienceView[];
}
