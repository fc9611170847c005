import { IsOptional, Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import { PackageCategoryView } from '../package-category/package-category.type.js';

@InputType({ description: 'Pieces of one kind; weight and measures are those of one piece.' })
export class ParcelUnitInput {
  @Field(() => ID, { description: 'PackageCategory.id.' }) categoryId!: string;
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(99) quantity!: number;
  @Field(() => Float, { nullable: true, description: 'Null: not weighed, the price by weight does not count.' })
  @IsOptional()
  @Min(0.01)
  @Max(1000)
  weightKg?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'All three measures or none: the price by volume counts when they are known.',
  })
  @IsOptional()
  @Min(1)
  @Max(300)
  lengthCm?: number | null;
  @Field(() => Int, { nullable: true, description: 'See lengthCm.' })
  @IsOptional()
  @Min(1)
  @Max(300)
  widthCm?: number | null;
  @Field(() => Int, { nullable: true, description: 'See lengthCm.' })
  @IsOptional()
  @Min(1)
  @Max(300)
  heightCm?: number | null;
}

@ObjectType('ParcelPriceLine', { simpleResolvers: true })
export class ParcelPriceLine {
  @Field(() => PackageCategoryView) category!: PackageCategoryView;
  @Field(() => Int) quantity!: number;
  @Field(() => String, { description: 'category, weight or volume: which price was the highest.' }) basis!: string;
  @Field(() => MoneyType, { description: 'For one piece.' }) unit!: MoneyType;
  @Field(() => MoneyType, { description: 'quantity × unit.' }) amount!: MoneyType;
}

@ObjectType('ParcelPrice', { simpleResolvers: true })
export class ParcelPriceView {
  @Field(() => [ParcelPriceLine]) lines!: ParcelPriceLine[];
  @Field(() => MoneyType) total!: MoneyType;
}
