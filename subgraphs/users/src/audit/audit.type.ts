import { ROW_ID } from '@naga/kernel/row-id.js';
import type { AuditAction } from '@naga/server-kit/audit/audit-row.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const ACTIONS = {
  INSERT: 'insert',
  UPDATE: 'update',
  DELETE: 'delete',
  IMPORT: 'import',
  TRUNCATE: 'truncate',
} as const satisfies Record<string, AuditAction>;
registerEnumType(ACTIONS, { name: 'AuditAction', description: 'IMPORT and TRUNCATE speak of a whole table.' });

@ObjectType('AuditChange', { simpleResolvers: true })
export class AuditChangeView {
  @Field(() => String, { description: 'camelCase, as the graph calls it: contactEmail.' }) field!: string;
  @Field(() => String, { nullable: true, description: 'As text; what has parts, as JSON.' }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
  @Field(() => Boolean, { description: 'Secrets and personal data are shown as d***@example.com or ***.' })
  masked!: boolean;
}

@ObjectType('AuditPerson', { simpleResolvers: true })
export class AuditPersonView {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null when the account is gone.' }) name!: string | null;
  @Field(() => String, { nullable: true }) roleName!: string | null;
}

@ObjectType('AuditActor', { description: 'Who did it; a guest has none of these.', simpleResolvers: true })
export class AuditActorView {
  @Field(() => AuditPersonView, { nullable: true }) person!: AuditPersonView | null;
  @Field(() => AuditPersonView, { nullable: true, description: 'Who really sat there.' })
  impersonator!: AuditPersonView | null;
  @Field(() => String, { nullable: true, description: 'A subgraph or job: booking, import.' }) service!: string | null;
  @Field(() => AuditPersonView, { nullable: true, description: 'For whom the service did it.' })
  onBehalfOf!: AuditPersonView | null;
  @Field(() => ID, { nullable: true }) apiKeyId!: string | null;
}

@ObjectType('AuditEntry', {
  description: 'One change of one record (permission audit.view).',
  simpleResolvers: true,
})
export class AuditEntryView {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, { description: 'The glossary’s name: Booking, Account.' }) entity!: string;
  @Field(() => ID) rowId!: string;
  @Field(() => String, { nullable: true, description: 'On whose timeline it stands too: a Part’s Booking.' })
  ofEntity!: string | null;
  @Field(() => ID, { nullable: true }) ofId!: string | null;
  @Field(() => ACTIONS) action!: AuditAction;
  @Field(() => [AuditChangeView]) changes!: readonly AuditChangeView[];
  @Field(() => AuditActorView) actor!: AuditActorView;
  @Field(() => String) requestId!: string;
  @Field(() => String, { nullable: true }) ip!: string | null;
  @Field(() => String, { description: 'The door: web, admin, api, internal.' }) channel!: string;
}

@ObjectType('AuditPage', { simpleResolvers: true })
export class AuditPageView {
  @Field(() => [AuditEntryView], { description: 'Newest first.' }) entries!: readonly AuditEntryView[];
  @Field(() => String, { nullable: true, description: 'Goes into `before` for older ones; null at the end.' })
  next!: string | null;
}

@InputType('AuditFilterInput')
export class AuditFilterInput {
  @Field(() => String, { nullable: true }) @MaxLength(100) @IsOptional() entity?: string | null;
  @Field(() => ID, { nullable: true, description: 'With entity: the timeline of that record and all it consists of.' })
  @MaxLength(200)
  @IsOptional()
  rowId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) @IsOptional() actorUserId?: string | null;
  @Field(() => ACTIONS, { nullable: true }) action?: AuditAction | null;
  @Field(() => String, { nullable: true }) @MaxLength(200) @IsOptional() requestId?: string | null;
  @Field(() => DateTimeISO, { nullable: true }) from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) to?: Date | null;
  @Field(() => String, { nullable: true, description: 'Within what was changed, of the 30 days before `to`.' })
  @MaxLength(100)
  @IsOptional()
  text?: string | null;
}

@ArgsType()
export class AuditEntriesArgs {
  @Field(() => AuditFilterInput, { nullable: true }) @ValidateNested() @IsOptional() filter?: AuditFilterInput | null;
  @Field(() => String, { nullable: true }) @MaxLength(100) @IsOptional() before?: string | null;
  @Field(() => Int, { defaultValue: 50 }) @Min(1) @Max(200) first!: number;
}
