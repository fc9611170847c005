import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { IsIn } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { OPERATOR_SCOPES } from './change-operator.js';
import { setLanguage } from './set-language.command.js';

@ArgsType()
class OperatorLanguageArgs {
  @Field(() => ID) operatorId!: string;
  @Field(() => String) @IsIn(LANGUAGES) language!: LanguageCode;
}

@Resolver()
export class OperatorLanguageResolver {
  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => String, {
    nullable: true,
    description: 'In which of en, km, th, vi, es an operator is written to from now on; null out of scope.',
  })
  async setOperatorLanguage(
    @Ctx() context: CatalogueContext,
    @Args(() => OperatorLanguageArgs) { operatorId, language }: OperatorLanguageArgs,
  ): Promise<string | null> {
    return (await setLanguage(context, operatorId, language)) ?? null;
  }
}
