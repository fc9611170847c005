import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import DataLoader from 'dataloader';
import { experienceView } from './experience-view.js';
import type { ExperienceView } from './experience.type.js';
import { findExperiences } from './find-experiences.queries.js';

const loaders = new WeakMap<SubgraphContext, DataLoader<string, ExperienceView | null>>();

/** One statement for all experiences a request asks for by id; null where there is none. */
export function loadExperience(context: SubgraphContext, id: string): Promise<ExperienceView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const rows = await findExperiences(context.database, ids);
      return rows.map((row) => (row === undefined ? null : experienceView(row, context.viewer.language)));
    });
    loaders.set(context, loader);
  }
  return loader.load(id);
}
