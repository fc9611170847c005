import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Field, InputType } from 'type-graphql';
import { DoneView } from '../account/request-result.type.js';

@InputType()
export class ResetPasswordInput {
  @Field(() => String) @MaxLength(200) token!: string;
  @Field(() => String) @MaxLength(254) email!: string;
  @Field(() => String) @MaxLength(1024) password!: string;
  @Field(() => String) @MaxLength(1024) passwordConfirmation!: string;
}

@ArgsType()
export class PasswordArgs {
  @Field(() => String, { description: 'The present one.' }) @MaxLength(1024) password!: string;
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String) @MaxLength(1024) currentPassword!: string;
  @Field(() => String) @MaxLength(1024) password!: string;
  @Field(() => String) @MaxLength(1024) passwordConfirmation!: string;
}

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  types: () => [DoneView, Refused] as const,
});
