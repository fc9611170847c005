import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { HolderView } from '../account/holder.type.js';
import { MeView } from '../account/me.type.js';
import { SecondFactorNeededView } from '../second-factor/second-factor.type.js';

@ObjectType('Session', { simpleResolvers: true })
export class SessionView {
  @Field(() => String) token!: string;
  @Field(() => String) tokenType!: string;
  @Field(() => Int, { description: 'Seconds.' }) expiresIn!: number;
  @Field(() => MeView) user!: MeView;
  @Field(() => [String], {
    nullable: true,
    description: 'Shown once: of the second factor that was set up with this login.',
  })
  recoveryCodes!: readonly string[] | null;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  types: () => [SessionView, SecondFactorNeededView, Refused] as const,
});
export const RefreshResult = createUnionType({ name: 'RefreshResult', types: () => [SessionView, Refused] as const });

@InputType()
export class LoginInput {
  @Field(() => String, { description: 'E-mail, mobile number or user name.' }) @MaxLength(320) login!: string;
  @Field(() => String) @MaxLength(1024) password!: string;
  @Field(() => Boolean, { defaultValue: false, description: 'Stay signed in for 365 days, otherwise 7.' })
  remember!: boolean;
}

@ArgsType()
export class AutoLoginArgs {
  @Field(() => String) @MaxLength(254) email!: string;
  @Field(() => String) @MaxLength(200) uniqueCode!: string;
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
export class TokenHolderView extends HolderView {
  @Field(() => ID, { nullable: true, description: 'Who really sits there.' }) impersonatorId!: string | null;
  @Field(() => Boolean) mustChangePassword!: boolean;
}
