import { ROW_ID } from '@naga/kernel/row-id.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { USER_LISTS, USER_SORTS } from './user-enums.type.js';
import type { UserList, UserSort } from './user-lists.rules.js';
import { UserView } from './user.type.js';

@InputType()
export class UserFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words of a name, an address or a telephone number, in any order; all must occur.',
  })
  @MaxLength(200)
  text?: string | null;
  @Field(() => [Int], { nullable: true }) roleIds?: number[] | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) branchId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) agencyId?: string | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
  @Field(() => USER_LISTS, { nullable: true }) list?: UserList | null;
}

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => UserFilterInput, { nullable: true }) @ValidateNested() filter?: UserFilterInput | null;
  @Field(() => USER_SORTS, { defaultValue: 'NEWEST' }) sort!: UserSort;
}

@ObjectType('UserPage')
export class UserPageView extends PageOf(UserView) {}

export const UserResult = createUnionType({ name: 'UserResult', types: () => [UserView, Refused] as const });

@ObjectType('AutoLoginCode', { description: 'Opens one session, once. It is shown this one time; we keep its hash.' })
export class AutoLoginCodeView {
  @Field(() => String) code!: string;
  @Field(() => String, { description: 'The page that signs in with it.' }) url!: string;

  static of(code: string, email: string, baseUrl: string): AutoLoginCodeView {
    const path = `autoLogin/${encodeURIComponent(email)}/${code}`;
    return Object.assign(new AutoLoginCodeView(), { code, url: `${baseUrl.replace(/\/$/, '')}/${path}` });
  }
}

export const AutoLoginCodeResult = createUnionType({
  name: 'AutoLoginCodeResult',
  types: () => [AutoLoginCodeView, Refused] as const,
});
