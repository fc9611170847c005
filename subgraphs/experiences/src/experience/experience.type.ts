import { Directive, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CategoryView } from '../category/category.type.js';
import { MoneyType } from '../money/money.type.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';

export const ExperienceKind = { SHORT_ACTIVITY: 'SHORT_ACTIVITY', PACKAGE: 'PACKAGE' } as const;
registerEnumType(ExperienceKind, {
  name: 'ExperienceKind',
  description: 'SHORT_ACTIVITY is over the same day; PACKAGE has nights.',
});

@ObjectType('ExperiencePrices', { simpleResolvers: true, description: 'For one guest of each age.' })
export class ExperiencePricesView {
  @Field(() => MoneyType) adult!: MoneyType;
  @Field(() => MoneyType) senior!: MoneyType;
  @Field(() => MoneyType) child!: MoneyType;
  @Field(() => MoneyType) infant!: MoneyType;
}

@Directive('@key(fields: "id")')
@ObjectType('Experience', {
  simpleResolvers: true,
  description: 'Something to do in a city: an outing, a class, a stay.',
})
export class ExperienceView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Made of the English title: stands in addresses.' }) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) title!: string;
  @Field(() => LocalizedTextType) titles!: LocalizedTextType;
  @Field(() => String, { description: "One sentence for a card, in the reader's language." }) summary!: string;
  @Field(() => String, { description: "In the reader's language." }) description!: string;
  @Field(() => String, {
    description: "What the traveller agrees to, cancellation included, in the reader's language.",
  })
  terms!: string;
  @Field(() => ExperienceKind) kind!: keyof typeof ExperienceKind;
  @Field(() => CategoryView) category!: CategoryView;
  @Field(() => String, { description: "In the reader's language." }) cityName!: string;
  @Field(() => String, { description: "The catalogue's slug of the place." }) citySlug!: string;
  @Field(() => Int, { description: 'From the start to the end; of a package from check-in to check-out.' })
  durationMinutes!: number;
  @Field(() => Int, { description: 'Days between check-in and check-out; 0 for an activity of one day.' })
  nights!: number;
  @Field(() => Int, { description: 'Of one booking, all ages together.' }) maxGuests!: number;
  @Field(() => String, { description: "In the reader's language." }) meetingPoint!: string;
  @Field(() => Float, { nullable: true, description: 'Of the meeting point.' }) latitude!: number | null;
  @Field(() => Float, { nullable: true }) longitude!: number | null;
  @Field(() => [String], { description: "What the price holds, in the reader's language." }) includes!: string[];
  @Field(() => Float, { nullable: true, description: "Average of the travellers' ratings, 1 to 5; null without any." })
  rating!: number | null;
  @Field(() => Int, { description: 'Ratings that make the average.' }) reviewCount!: number;
  @Field(() => ExperiencePricesView) prices!: ExperiencePricesView;
  @Field(() => Int, { description: 'Percent off, from the basket rules; 0 when none.' }) autoDiscount!: number;
  @Field(() => Int, { description: '0 to 359: the colour of the drawn picture, where there is no photograph.' })
  imageHue!: number;
}

@ObjectType('ExperiencePage', { simpleResolvers: true })
export class ExperiencePage {
  @Field(() => Int, { description: 'All that match, not only of this page.' }) total!: number;
  @Field(() => [ExperienceView]) rows!: ExperienceView[];
}
