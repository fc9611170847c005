import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('RouteInformation', {
  simpleResolvers: true,
  description: "What travellers ought to know of the way between two places, whoever drives; in the reader's language.",
})
export class RouteInformationView {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'The road and what one sees of the country; lines are paragraphs.' })
  about!: string;
  @Field(() => String, { nullable: true, description: 'Before one travels.' }) advice!: string | null;
  @Field(() => String, { nullable: true, description: 'At the border: visas, papers, money, hours.' })
  border!: string | null;
  @Field(() => [String], { description: 'Paths on this host of its pictures, the best first.' })
  gallery!: readonly string[];
}
