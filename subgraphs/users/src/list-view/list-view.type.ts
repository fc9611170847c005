import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Matches, MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { Title } from '../text/plain-text.js';
import { LONGEST_NAME } from './list-view.rules.js';

@ObjectType('ListView', {
  simpleResolvers: true,
  description: 'Filters and columns of a list of the back office, kept under a name.',
})
export class ListViewView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => JSONObject, {
    description: 'Names of filters beside what each is set to; `hide` and `show` name columns.',
  })
  filters!: Readonly<Record<string, unknown>>;
  @Field(() => Boolean, { description: 'Its maker’s colleagues see it, too.' }) isShared!: boolean;
  @Field(() => Boolean, { description: 'The reader made it: he names, shares and forgets it.' }) isMine!: boolean;
  @Field(() => String, { nullable: true, description: 'Who shares it; null of one’s own.' }) by!: string | null;
}

@ArgsType()
export class ListViewsArgs {
  @Field(() => String, { description: "As the back office names it: 'bookings'." })
  @Matches(/^[a-z][a-z0-9/-]{0,59}$/)
  list!: string;
}

@ArgsType()
export class KeepListViewArgs extends ListViewsArgs {
  @Field(() => String) @MaxLength(LONGEST_NAME) @Title() name!: string;
  @Field(() => JSONObject) filters!: Record<string, unknown>;
}

@ArgsType()
export class ChangeListViewArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) @MaxLength(LONGEST_NAME) @Title() name!: string;
  @Field(() => Boolean) isShared!: boolean;
}

export const ListViewResult = createUnionType({
  name: 'ListViewResult',
  types: () => [ListViewView, Refused] as const,
});
