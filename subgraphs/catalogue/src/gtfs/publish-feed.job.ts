import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { CatalogueServices } from '../journey/asking.js';
import { publishFeed } from './publish-feed.command.js';

export const publishFeedJob: ScheduledJob<CatalogueServices> = {
  name: 'publish-feed',
  every: 600_000,
  run: publishFeed,
};
