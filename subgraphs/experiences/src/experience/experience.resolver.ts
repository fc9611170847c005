import { Public } from '@naga/server-kit/graphql/doors.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { checkPage } from './check-page.js';
import { ExperienceFilterInput, ExperienceSort } from './experience-filter.type.js';
import { experienceView } from './experience-view.js';
import { loadExperience } from './experience.loader.js';
import { ExperiencePage, ExperienceView } from './experience.type.js';
import { listExperiences } from './list-experiences.queries.js';

@Resolver()
export class ExperienceResolver {
  @Public()
  @Query(() => ExperiencePage, { description: 'One page of what matches.' })
  async experiences(
    @Ctx() { database, viewer }: SubgraphContext,
    @Arg('filter', () => ExperienceFilterInput, { nullable: true }) filter: ExperienceFilterInput | null,
    @Arg('sort', () => ExperienceSort, { defaultValue: 'POPULAR' }) sort: keyof typeof ExperienceSort,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1 to 10000, else BAD_USER_INPUT.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 24, description: '1 to 100, else BAD_USER_INPUT.' }) pageSize: number,
  ): Promise<ExperiencePage> {
    checkPage(page, pageSize);
    const { citySlug, categorySlug, kind, text } = filter ?? {};
    const { total, rows } = await listExperiences(database, {
      citySlug: citySlug ?? undefined,
      categorySlug: categorySlug ?? undefined,
      kind: kind ?? undefined,
      text: text ?? undefined,
      ...{ sort, page, pageSize },
    });
    return { total, rows: rows.map((row) => experienceView(row, viewer.language)) };
  }

  @Public()
  @Query(() => ExperienceView, { nullable: true, description: 'Null when it is unknown.' })
  experience(@Ctx() context: SubgraphContext, @Arg('id', () => ID) id: string): Promise<ExperienceView | null> {
    return loadExperience(context, id);
  }
}
