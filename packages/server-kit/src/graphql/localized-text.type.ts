import 'reflect-metadata';
import { Directive, Field, InputType, ObjectType } from 'type-graphql';

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

/** The same as it is written. */
@InputType('LocalizedTextInput', { description: 'Where a language is null or empty, English is shown.' })
export class LocalizedTextInput {
  @Field(() => String) en!: string;
  @Field(() => String, { nullable: true }) km?: string | null;
  @Field(() => String, { nullable: true }) th?: string | null;
  @Field(() => String, { nullable: true }) vi?: string | null;
  @Field(() => String, { nullable: true }) es?: string | null;
}
