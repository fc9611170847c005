import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { sendMessages } from './send-messages.command.js';

export const sendMessagesJob: ScheduledJob<UsersServices> = { name: 'send-messages', every: 2000, run: sendMessages };
