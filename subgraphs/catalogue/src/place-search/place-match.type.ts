import { Field, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { StopView } from '../stop/stop.type.js';

@ObjectType('PlaceMatch', {
  simpleResolvers: true,
  description: 'A place people can depart from or go to: what the search form completes.',
})
export class PlaceMatchView {
  @Field(() => LocationView) location!: LocationView;
  @Field(() => StopView, { nullable: true, description: 'Set when the text matched a stop rather than its city.' })
  stop!: StopView | null;
  @Field(() => String, { description: 'What matched, in the script that was typed.' }) matchedText!: string;
}
