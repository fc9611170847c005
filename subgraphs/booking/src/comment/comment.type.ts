import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('BookingComment', { simpleResolvers: true, description: 'What staff write to each other about a booking.' })
export class BookingCommentView {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: 'BookingLeg.id it is about; null: the whole booking.' })
  legId!: string | null;
  @Field(() => String) text!: string;
  @Field(() => ColleagueView, { description: 'Who wrote it.' }) author!: ColleagueView;
  @Field(() => Boolean, { description: 'The viewer wrote it and may word it anew.' }) isMine!: boolean;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last worded anew; null: never.' })
  editedAt!: Date | null;
}
