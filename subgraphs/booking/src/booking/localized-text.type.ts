import { Directive, Field, ObjectType } from 'type-graphql';

/** kernel/language.ts LocalizedText on the wire. */
@Directive('@shareable')
@ObjectType('LocalizedText', { simpleResolvers: true })
export class LocalizedTextView {
  @Field(() => String) en!: string;
  @Field(() => String, { nullable: true }) km?: string | null;
  @Field(() => String, { nullable: true }) th?: string | null;
  @Field(() => String, { nullable: true }) vi?: string | null;
  @Field(() => String, { nullable: true }) es?: string | null;
}
