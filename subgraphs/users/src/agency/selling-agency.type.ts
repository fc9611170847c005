import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id")')
@ObjectType('SellingAgency', {
  simpleResolvers: true,
  description: 'An agency by name alone: for whoever may see what it sold, or keeps seats for it.',
})
export class SellingAgencyView {
  @Field(() => ID, { description: 'Agency.id' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Null for one that is no more.' }) name!: string | null;
}
