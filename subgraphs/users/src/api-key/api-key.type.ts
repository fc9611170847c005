import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { ArrayMaxSize, ArrayNotEmpty, Max, MaxLength, Min, MinLength } from 'class-validator';
import { ArgsType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { HolderView } from '../account/holder.type.js';
import { API_MODES, type ApiMode } from './api-key.rules.js';
import { Title } from '../text/plain-text.js';

@ArgsType()
export class CreateApiAccountArgs {
  @Field(() => String) @MinLength(2) @MaxLength(100) @Title() name!: string;
  @Field(() => API_MODES, { defaultValue: 'SANDBOX' }) mode!: ApiMode;
}

@ArgsType()
export class CreateApiKeyArgs {
  @Field(() => ID) accountId!: string;
  @Field(() => String) @MinLength(2) @MaxLength(100) @Title() name!: string;
  @Field(() => [String]) @ArrayNotEmpty() @ArrayMaxSize(100) @MaxLength(60, { each: true }) scopes!: string[];
  @Field(() => DateTimeISO, { nullable: true, description: 'Not given: it does not expire by itself.' })
  expiresAt?: Date | null;
}

@ArgsType()
export class RotateApiKeyArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { defaultValue: 24, description: 'How long the old key works beside the new one.' })
  @Min(0)
  @Max(720)
  overlapHours!: number;
}

@Directive('@inaccessible')
@ObjectType('ApiKeyHolder', {
  simpleResolvers: true,
  description: 'Who a request with an API key is. For the gateway.',
})
export class ApiKeyHolderView extends HolderView {
  @Field(() => ID) keyId!: string;
  @Field(() => String, { description: 'live or sandbox' }) mode!: Mode;
}
