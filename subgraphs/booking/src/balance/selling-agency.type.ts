import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('SellingAgency', {
  simpleResolvers: true,
  description: 'The agency that sold something; users says the name.',
})
export class SellingAgencyView {
  @Field(() => ID, { description: 'Agency.id' }) id!: string;
}

/** By its number; users says the name. */
export const agencyByName = (agencyId: string): SellingAgencyView =>
  Object.assign(new SellingAgencyView(), { id: agencyId });

/** Null for what no agency sold. */
export const sellingAgency = (agencyId: string | null): SellingAgencyView | null =>
  agencyId === null ? null : agencyByName(agencyId);
