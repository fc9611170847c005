import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { ExperienceKind } from './experience.type.js';

export const ExperienceSort = { POPULAR: 'POPULAR', PRICE: 'PRICE', RATING: 'RATING', DURATION: 'DURATION' } as const;
registerEnumType(ExperienceSort, {
  name: 'ExperienceSort',
  description:
    'POPULAR: most reviews first; PRICE: cheapest adult after discount first; RATING: best first; DURATION: shortest first.',
});

@InputType({ description: 'What is null does not narrow the list.' })
export class ExperienceFilterInput {
  @Field(() => String, { nullable: true, description: 'ExperienceCity.slug; an unknown one finds nothing.' })
  @IsOptional()
  @MaxLength(100)
  citySlug?: string | null;

  @Field(() => String, { nullable: true, description: 'ExperienceCategory.slug; an unknown one finds nothing.' })
  @IsOptional()
  @MaxLength(100)
  categorySlug?: string | null;

  @Field(() => ExperienceKind, { nullable: true })
  kind?: keyof typeof ExperienceKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words of what is told of it, in any language; misspelt ones count where nothing has them as they were typed.',
  })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;
}
