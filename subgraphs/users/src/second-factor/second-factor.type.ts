import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ObjectType } from 'type-graphql';

@ObjectType('TotpSetup', { simpleResolvers: true, description: 'What an authenticator app is given, once.' })
export class TotpSetupView {
  @Field(() => String) secret!: string;
  @Field(() => String) otpauthUrl!: string;
  @Field(() => String, { description: 'otpauthUrl as a picture.' }) qrSvg!: string;
}

@ObjectType('SecondFactorNeeded', { simpleResolvers: true, description: 'The first factor was right.' })
export class SecondFactorNeededView {
  @Field(() => String, { description: 'For answerSecondFactor; ten minutes, five tries.' }) challenge!: string;
  @Field(() => Boolean) setupRequired!: boolean;
  @Field(() => TotpSetupView, {
    nullable: true,
    description: 'Where the role requires a second factor and there is none yet: it is confirmed by the answer.',
  })
  setup!: TotpSetupView | null;
}

@ObjectType('RecoveryCodes', { simpleResolvers: true, description: 'Shown once; each serves once.' })
export class RecoveryCodesView {
  @Field(() => [String]) codes!: readonly string[];
}

export const SecondFactorResult = createUnionType({
  name: 'SecondFactorResult',
  types: () => [RecoveryCodesView, Refused] as const,
});

@ArgsType()
export class AnswerSecondFactorArgs {
  @Field(() => String) @MaxLength(200) challenge!: string;
  @Field(() => String, { description: 'Of the app, or a recovery code.' }) @MaxLength(40) code!: string;
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @Field(() => String) @MaxLength(10) code!: string;
}
