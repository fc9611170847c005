import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';

@ObjectType('PackageCategory', { simpleResolvers: true, description: 'A size of parcel.' })
export class PackageCategoryView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Int, { description: 'Centimetres, the most it may measure.' }) length!: number;
  @Field(() => Int, { description: 'Centimetres.' }) width!: number;
  @Field(() => Int, { description: 'Centimetres.' }) height!: number;
  @Field(() => Int, { description: 'Kilograms, the most it may weigh.' }) maxWeight!: number;
  @Field(() => MoneyType, { description: 'For one piece, where the route has no price for the category.' })
  defaultPrice!: MoneyType;
}
