import { IsOptional, Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import { PackageCategoryView } from '../package-category/package-category.type.js';

@InputType({ description: 'Pieces of one kind; weight and measures are those of one piece.' })
export class ParcelUnitInput {
  @Field(() => ID) categoryId!: string;
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(99) quantity!: number;
  @Field(() => Float, { nullable: true }) @IsOptional() @Min(0.01) @Max(1000) weightKg?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) @Max(300) lengthCm?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) @Max(300) widthCm?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) @Max(300) heightCm?: number | null;
}

@ObjectType('ParcelPriceLine', { simpleResolvers: true })
export class ParcelPriceLine {
  @Field(() => PackageCategoryView) category!: PackageCategoryView;
  @Field(() => Int) quantity!: number;
  @Field(() => String, { description: 'category, weight or volume: which price was the highest.' }) basis!: string;
  @Field(() => MoneyType) unit!: MoneyType;
  @Field(() => MoneyType) amount!: MoneyType;
}

@ObjectType('ParcelPrice', { simpleResolvers: true })
export class ParcelPriceView {
  @Field(() => [ParcelPriceLine]) lines!: ParcelPriceLine[];
  @Field(() => MoneyType) total!: MoneyType;
}
