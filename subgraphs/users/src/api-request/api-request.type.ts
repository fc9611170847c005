import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Directive, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

@ObjectType('ApiRequest', { simpleResolvers: true })
export class ApiRequestView {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String) method!: string;
  @Field(() => String, { description: 'Without its query.' }) path!: string;
  @Field(() => String, { nullable: true, description: 'Of a GraphQL request.' }) operation!: string | null;
  @Field(() => Int) status!: number;
  @Field(() => Int, { description: 'Milliseconds.' }) duration!: number;
  @Field(() => String) requestId!: string;
  @Field(() => String, { nullable: true }) ip!: string | null;
}

@ObjectType('ApiRequestPage', { description: 'Kept for thirty days, the latest first.' })
export class ApiRequestPageView extends PageOf(ApiRequestView) {}

export enum ApiRequestOutcome {
  DONE = 'DONE',
  REFUSED = 'REFUSED',
  FAILED = 'FAILED',
}
registerEnumType(ApiRequestOutcome, {
  name: 'ApiRequestOutcome',
  valuesConfig: {
    DONE: { description: 'Status below 400.' },
    REFUSED: { description: 'Status 400 to 499.' },
    FAILED: { description: 'Status 500 and above.' },
  },
});

@InputType('ApiRequestFilterInput')
export class ApiRequestFilterInput {
  @Field(() => String, { nullable: true, description: 'Within method, path, operation or request id.' })
  @MaxLength(100)
  text?: string | null;
  @Field(() => ApiRequestOutcome, { nullable: true }) outcome?: ApiRequestOutcome | null;
  @Field(() => DateTimeISO, { nullable: true }) from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'Before it.' }) to?: Date | null;
}

@ArgsType()
export class ApiRequestsArgs extends PageArgs {
  @Field(() => ID) keyId!: string;
  @Field(() => ApiRequestFilterInput, { nullable: true }) @ValidateNested() filter?: ApiRequestFilterInput | null;
}

@Directive('@inaccessible')
@InputType()
export class ApiRequestInput {
  @Field(() => ID) @MaxLength(18) keyId!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String) @MaxLength(10) method!: string;
  @Field(() => String) @MaxLength(500) path!: string;
  @Field(() => String, { nullable: true }) @MaxLength(100) operation?: string | null;
  @Field(() => Int) status!: number;
  @Field(() => Int) @Min(0) duration!: number;
  @Field(() => String) @MaxLength(100) requestId!: string;
  @Field(() => String, { nullable: true }) @MaxLength(60) ip?: string | null;
}

@ArgsType()
export class RecordApiRequestsArgs {
  @Field(() => [ApiRequestInput]) @ArrayMaxSize(5000) @ValidateNested({ each: true }) requests!: ApiRequestInput[];
}
