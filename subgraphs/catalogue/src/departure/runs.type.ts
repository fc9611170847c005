import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType('Runs', {
  simpleResolvers: true,
  description: 'The departures of a schedule on some days, on sale or not, as short as can be. For neighbours.',
})
export class RunsView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) operatorName!: string;
  @Field(() => String, { description: 'From the first stop, HH:mm in its own zone.' }) time!: string;
  @Field(() => String, { description: "Its first and last town by their English names: 'Phnom Penh|Siem Reap'." })
  towns!: string;
  @Field(() => String, {
    description: 'Seats that travellers may buy, day by day with commas between; empty where it does not leave.',
  })
  seats!: string;
}
