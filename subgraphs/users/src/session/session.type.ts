import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MeView } from '../account/me.type.js';

@ObjectType('Session', { simpleResolvers: true })
export class SessionView {
  @Field(() => String) token!: string;
  @Field(() => String) tokenType!: string;
  @Field(() => Int, { description: 'Seconds.' }) expiresIn!: number;
  @Field(() => MeView) user!: MeView;
}

export const LoginResult = createUnionType({ name: 'LoginResult', types: () => [SessionView, Refused] as const });
export const RefreshResult = createUnionType({ name: 'RefreshResult', types: () => [SessionView, Refused] as const });

@InputType()
export class LoginInput {
  @Field(() => String, { description: 'E-mail, mobile number or user name.' }) @MaxLength(320) login!: string;
  @Field(() => String) @MaxLength(1024) password!: string;
  @Field(() => Boolean, { defaultValue: false, description: 'Stay signed in for 365 days, otherwise 7.' })
  remember!: boolean;
}

@ArgsType()
export class TokenHolderArgs {
  @Field(() => ID) sessionId!: string;
  @Field(() => Int) generation!: number;
}

@Directive('@inaccessible')
@ObjectType('TokenHolder', {
  simpleResolvers: true,
  description: 'Who a bearer token speaks for. For the gateway.',
})
export class TokenHolderView {
  @Field(() => ID) userId!: string;
  @Field(() => Int) roleId!: number;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => ID, { nullable: true }) branchId!: string | null;
  @Field(() => ID, { nullable: true }) agencyId!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String) language!: string;
  @Field(() => JSONObject, { description: 'Permission to scope; what needs a second person is left out.' })
  grants!: Readonly<Record<string, Scope>>;
}
