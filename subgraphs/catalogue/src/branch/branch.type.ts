import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { IsOptional, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('Branch', {
  simpleResolvers: true,
  description: 'An office of an operator, as who looks after it sees it.',
})
export class BranchView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  /** Resolved by branch.resolver.ts. */
  addedById!: string | null;
  @Field(() => Boolean, { description: 'False: it is closed.' }) active!: boolean;
  @Field(() => Int) version!: number;
}

/** One line without control signs. */
const ONE_LINE = /^[^\p{Cc}]*$/u;

@InputType()
export class BranchInput {
  @Field(() => String) @MinLength(2) @MaxLength(120) @Matches(/^\s*[^\p{Cc}\s][^\p{Cc}]*$/u) name!: string;
  @Field(() => String, { nullable: true }) @IsOptional() @MaxLength(300) @Matches(ONE_LINE) address?: string | null;
  @Field(() => String, { nullable: true, description: 'Digits, spaces and + ( ) - / only.' })
  @IsOptional()
  @MaxLength(40)
  @Matches(/^[+0-9 ()/-]*$/)
  contactPhone?: string | null;
}

@InputType()
export class BranchFilterInput {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,18}$/) operatorId?: string | null;
  @Field(() => String, { nullable: true, description: 'In its name, address or telephone.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
}

@ArgsType()
export class BranchesArgs extends PageArgs {
  @Field(() => BranchFilterInput, { nullable: true }) @ValidateNested() filter?: BranchFilterInput | null;
}

@ObjectType('BranchPage', { description: 'One page of the list.' })
export class BranchPageView extends PageOf(BranchView) {}

export const BranchResult = createUnionType({ name: 'BranchResult', types: () => [BranchView, Refused] as const });
