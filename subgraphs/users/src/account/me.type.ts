import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PermissionView } from '../role/role.type.js';

@ObjectType('Me', { simpleResolvers: true, description: 'The signed-in user.' })
export class MeView {
  @Field(() => ID) id!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) secondaryEmail!: string | null;
  @Field(() => String, { nullable: true }) mobileNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'Given, and not yet proved by a code (verifyMobile).' })
  pendingMobileNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'A path.' }) profilePictureUrl!: string | null;
  @Field(() => String) language!: string;
  @Field(() => String, { nullable: true, description: 'In which he reads prices; null: as they are charged.' })
  currency!: string | null;
  @Field(() => Int) roleId!: number;
  @Field(() => String) roleName!: string;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => ID, { nullable: true }) branchId!: string | null;
  @Field(() => ID, { nullable: true }) agencyId!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 3166-1; of staff the country of their operator or agency.' })
  countryCode!: string | null;
  @Field(() => Boolean) cargoAgent!: boolean;
  @Field(() => Boolean) emailVerified!: boolean;
  @Field(() => Boolean) mobileVerified!: boolean;
  @Field(() => Boolean, { description: 'Has an authenticator app.' }) secondFactor!: boolean;
  @Field(() => Boolean, { description: 'His role demands one.' }) secondFactorRequired!: boolean;
  @Field(() => Int) recoveryCodesLeft!: number;
  @Field(() => Boolean, { description: 'Nothing but changePassword and logout answers until it is done.' })
  mustChangePassword!: boolean;
  @Field(() => Boolean) stopEmailNotification!: boolean;
  @Field(() => Boolean, { description: 'Needs no tour of the back office any more (rememberShownAround).' })
  shownAround!: boolean;
  @Field(() => String, { nullable: true, description: 'The name of the person who really sits there.' })
  impersonatedBy!: string | null;
  @Field(() => [PermissionView]) permissions!: readonly PermissionView[];
  @Field(() => String, { description: 'Where to go after login (specification, section 6).' }) landing!: string;
}
