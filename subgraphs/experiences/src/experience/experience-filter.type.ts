import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { ExperienceKind } from './experience.type.js';

export const ExperienceSort = { POPULAR: 'POPULAR', PRICE: 'PRICE', RATING: 'RATING', DURATION: 'DURATION' } as const;
registerEnumType(ExperienceSort, { name: 'ExperienceSort' });

@InputType()
export class ExperienceFilterInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(100)
  citySlug?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(100)
  categorySlug?: string | null;

  @Field(() => ExperienceKind, { nullable: true })
  kind?: keyof typeof ExperienceKind | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;
}
