import { Directive, Field, ObjectType } from 'type-graphql';

/** kernel/language.ts LocalizedText on the wire. */
@Directive('@shareable')
@ObjectType('LocalizedText', { simpleResolvers: true, description: 'Where a language is null, English is shown.' })
export class LocalizedTextType {
  @Field(() => String) en!: string;
  @Field(() => String, { nullable: true }) km?: string | undefined;
  @Field(() => String, { nullable: true }) th?: string | undefined;
  @Field(() => String, { nullable: true }) vi?: string | undefined;
  @Field(() => String, { nullable: true }) es?: string | undefined;
}
