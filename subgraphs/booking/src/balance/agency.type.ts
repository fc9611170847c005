import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** What users say of an agency, as far as its balance needs it (federation: @requires). */
@Directive('@key(fields: "id")')
@ObjectType('Agency', { simpleResolvers: true })
export class AgencyRefView {
  @Field(() => ID) id!: string;
  @Directive('@external') @Field(() => String) countryCode!: string;
}

/** Whatever else there is of it, users says. */
export const agencyRef = (id: string): AgencyRefView => Object.assign(new AgencyRefView(), { id });
