import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';

@ObjectType('PackageCategory', { simpleResolvers: true })
export class PackageCategoryView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Int, { description: 'Centimetres.' }) length!: number;
  @Field(() => Int) width!: number;
  @Field(() => Int) height!: number;
  @Field(() => Int, { description: 'Kilograms.' }) maxWeight!: number;
  @Field(() => MoneyType) defaultPrice!: MoneyType;
}
