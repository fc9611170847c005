import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { API_MODES, type ApiMode, KEY_STATES, type KeyState } from '../api-key/api-key.rules.js';

registerEnumType(API_MODES, { name: 'ApiMode', description: 'Keys of the sandbox never touch live rows.' });
registerEnumType(KEY_STATES, {
  name: 'ApiKeyState',
  valuesConfig: { RETIRING: { description: 'Replaced by another one; works until the overlap is over.' } },
});

@ObjectType('ApiKey', { simpleResolvers: true })
export class ApiKeyView {
  @Field(() => ID) id!: string;
  @Field(() => ID) accountId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'How it begins: all that is shown of it after its making.' }) prefix!: string;
  @Field(() => [String], { description: 'Permissions it may use, as far as its owner has them.' })
  scopes!: readonly string[];
  @Field(() => KEY_STATES) state!: KeyState;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) expiresAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) revokedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => ID, { nullable: true, description: 'The key that takes its place.' }) replacedById!: string | null;
}

/** Its owner and keys are fields of api-account.resolver.ts. */
@ObjectType('ApiAccount', { simpleResolvers: true, description: 'What a developer makes keys for: one application.' })
export class ApiAccountView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => API_MODES) mode!: ApiMode;
  @Field(() => ID) ownerId!: string;
  @Field(() => String) ownerName!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
}

@ObjectType('ApiKeyCreated', { simpleResolvers: true })
export class ApiKeyCreatedView {
  @Field(() => ApiKeyView) key!: ApiKeyView;
  @Field(() => String, { description: 'The whole key. It is shown this one time; we keep its hash.' }) secret!: string;
}

export const ApiAccountResult = createUnionType({
  name: 'ApiAccountResult',
  types: () => [ApiAccountView, Refused] as const,
});
export const ApiKeyResult = createUnionType({ name: 'ApiKeyResult', types: () => [ApiKeyView, Refused] as const });
export const ApiKeyCreatedResult = createUnionType({
  name: 'ApiKeyCreatedResult',
  types: () => [ApiKeyCreatedView, Refused] as const,
});
