import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { forgetOld } from './forget-old.command.js';

export const forgetOldJob: ScheduledJob<UsersServices> = { name: 'forget-old', every: 3_600_000, run: forgetOld };
