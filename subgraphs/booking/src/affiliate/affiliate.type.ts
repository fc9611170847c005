import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** What users say of an affiliate, as far as what he earned needs it (federation: @requires). */
@Directive('@key(fields: "code")')
@ObjectType('Affiliate', { simpleResolvers: true })
export class AffiliateRefView {
  @Field(() => String) code!: string;
  @Directive('@external') @Field(() => ID, { nullable: true }) accountId!: string | null;
  @Directive('@external') @Field(() => String, { nullable: true }) countryCode!: string | null;
}

/** Whatever else there is of him, users says. */
export const affiliateRef = (code: string): AffiliateRefView => Object.assign(new AffiliateRefView(), { code });
