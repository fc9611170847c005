import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ObjectType } from 'type-graphql';

@ObjectType('Done', {
  description: 'It is done, or will be where that must not tell whether there was anything to do.',
})
export class DoneView {
  @Field(() => Boolean) done!: boolean;
}

/** What a request answers that has nothing to show. */
export const RequestResult = createUnionType({ name: 'RequestResult', types: () => [DoneView, Refused] as const });

export const done = (): DoneView => Object.assign(new DoneView(), { done: true });
