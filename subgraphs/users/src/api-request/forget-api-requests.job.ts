import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { forgetApiRequests } from './forget-api-requests.command.js';

export const forgetApiRequestsJob: ScheduledJob<UsersServices> = {
  name: 'forget-api-requests',
  every: 3_600_000,
  run: forgetApiRequests,
};
