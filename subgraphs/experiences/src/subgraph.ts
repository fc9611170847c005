import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreateExperiences } from '../migrations/create-experiences.js';
import { Category } from './category/category.entity.js';
import { CategoryResolver } from './category/category.resolver.js';
import { City } from './city/city.entity.js';
import { CityResolver } from './city/city.resolver.js';
import { Experience } from './experience/experience.entity.js';
import { loadExperience } from './experience/experience.loader.js';
import { ExperienceResolver } from './experience/experience.resolver.js';
import { PriceResolver } from './price/price.resolver.js';

export default defineSubgraph({
  name: 'experiences',
  entities: [Category, City, Experience],
  migrations: [CreateExperiences, CreateAudit, JobsHaveTurns],
  resolvers: [ExperienceResolver, CategoryResolver, CityResolver, PriceResolver, auditDoor('experiences')],
  orphanedTypes: [],
  references: { Experience: ({ id }: { id: string }, context) => loadExperience(context, id) },
});
