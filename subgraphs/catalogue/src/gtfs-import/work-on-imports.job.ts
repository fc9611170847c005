import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { CatalogueServices } from '../journey/asking.js';
import { workOnImports } from './work-on-imports.command.js';

export const workOnImportsJob: ScheduledJob<CatalogueServices> = {
  name: 'work-on-imports',
  every: 2000,
  run: workOnImports,
};
