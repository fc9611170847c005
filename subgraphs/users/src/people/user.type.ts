import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { CommissionLevelNameView } from '../agency/agency.type.js';
import { ACCOUNT_TYPES } from './user-enums.type.js';
import type { AccountType } from './user-lists.rules.js';

/** Its operator, agency and points are fields of user.resolver.ts. */
@Directive('@key(fields: "id")')
@ObjectType('User', { simpleResolvers: true, description: 'Seen by himself and as far as user.manage reaches.' })
export class UserView {
  @Field(() => ID) id!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) secondaryEmail!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => String, { nullable: true }) profilePictureUrl!: string | null;
  @Field(() => Int) roleId!: number;
  @Field(() => String) roleName!: string;
  @Field(() => Boolean) active!: boolean;
  @Field(() => String) language!: string;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => ID, { nullable: true }) branchId!: string | null;
  @Field(() => ID, { nullable: true }) agencyId!: string | null;
  @Field(() => CommissionLevelNameView, {
    nullable: true,
    description: 'Of his own, where he sells for an agency; null: he earns by his agency’s.',
  })
  commissionLevel!: CommissionLevelNameView | null;
  @Field(() => String, { nullable: true, description: 'ISO 3166-1; of staff the country of their operator or agency.' })
  countryCode!: string | null;
  @Field(() => ACCOUNT_TYPES, { nullable: true, description: 'Of operator agents only.' })
  accountType!: AccountType | null;
  @Field(() => Boolean) cargoAgent!: boolean;
  @Field(() => Boolean) allowAutoLogin!: boolean;
  @Field(() => Boolean, { description: 'A code for autoLogin was issued and not used yet.' })
  hasAutoLoginCode!: boolean;
  @Field(() => Boolean, { description: 'Signing in takes a code of his authenticator app.' }) secondFactor!: boolean;
  @Field(() => Int, { description: 'Keys of his applications that are not revoked: what used to be his API token.' })
  apiKeys!: number;
  @Field(() => Boolean) blockPayOnBoarding!: boolean;
  @Field(() => Boolean) allowPayOnBoardingEvenIfAutoBlocked!: boolean;
  @Field(() => Boolean) allowMobileOtpWithNoLimit!: boolean;
  @Field(() => String, { nullable: true }) telegramId!: string | null;
  @Field(() => Boolean) changePasswordOnFirstLogin!: boolean;
  @Field(() => Boolean) stopEmailNotification!: boolean;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) lastLoginAt!: Date | null;
  @Field(() => Int, { description: 'Goes back with a change, so that nobody overwrites what he has not seen.' })
  version!: number;
}
