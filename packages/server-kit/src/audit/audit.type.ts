import 'reflect-metadata';
import { IsIn, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { DateTimeISO, JSONObject } from '../graphql/scalars.js';
import { type Scope, SCOPES } from '../viewer/viewer.js';
import { AUDIT_ACTIONS, type AuditAction, type AuditFacts, type AuditSearch } from './audit-row.js';

/** A question to one subgraph's audit: what is wanted, how far the asking person sees, and where to go on. */
@Directive('@inaccessible')
@InputType('AuditQuestion')
export class AuditQuestion implements AuditSearch {
  @Field(() => String, { nullable: true }) @MaxLength(100) @IsOptional() entity?: string | null;
  @Field(() => ID, { nullable: true }) @MaxLength(200) @IsOptional() rowId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) @IsOptional() actorUserId?: string | null;
  @Field(() => String, { nullable: true }) @IsIn(AUDIT_ACTIONS) @IsOptional() action?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(200) @IsOptional() requestId?: string | null;
  @Field(() => DateTimeISO, { nullable: true }) from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) to?: Date | null;
  @Field(() => String, { nullable: true }) @MaxLength(100) @IsOptional() text?: string | null;

  /** audit.view: own, branch, operator, agency, country or all. */
  @Field(() => String) @IsIn(SCOPES) scope!: Scope;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) branchId?: string | null;
  @Field(() => ID, { nullable: true }) agencyId?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(2) @IsOptional() countryCode?: string | null;
  /** The operators of that country: a row's country is its operator's, which not every subgraph knows. */
  @Field(() => [ID], { nullable: true }) operatorIds?: readonly string[] | null;

  /** Entries before this instant, and at it those with a smaller id. */
  @Field(() => DateTimeISO, { nullable: true }) beforeAt?: Date | null;
  @Field(() => ID, { nullable: true }) beforeId?: string | null;
  @Field(() => Int) @Min(1) @Max(201) first!: number;
}

/** One entry as its subgraph tells users, who know the people's names. */
@Directive('@shareable')
@Directive('@inaccessible')
@ObjectType('AuditRow', { simpleResolvers: true })
export class AuditRow implements AuditFacts {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String) entity!: string;
  @Field(() => ID) rowId!: string;
  @Field(() => String, { nullable: true }) ofEntity!: string | null;
  @Field(() => ID, { nullable: true }) ofId!: string | null;
  @Field(() => String) action!: AuditAction;
  /** By column: [before, after]; of an insert what was written, of a delete what was there. */
  @Field(() => JSONObject) changes!: Record<string, unknown>;
  @Field(() => ID, { nullable: true }) actorUserId!: string | null;
  @Field(() => ID, { nullable: true }) impersonatorId!: string | null;
  @Field(() => ID, { nullable: true }) apiKeyId!: string | null;
  @Field(() => String, { nullable: true }) service!: string | null;
  @Field(() => ID, { nullable: true }) onBehalfOf!: string | null;
  @Field(() => String) requestId!: string;
  @Field(() => String, { nullable: true }) ip!: string | null;
  @Field(() => String) channel!: string;
}
