import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { CreateUsers } from '../migrations/create-users.js';
import { GrantRoles } from '../migrations/grant-roles.js';
import { MeResolver } from './account/me.resolver.js';
import { userReference } from './account/user.loader.js';
import { UserView } from './account/user.type.js';
import { entities } from './entities.js';
import { MessageResolver } from './notification/message.resolver.js';
import { sendMessagesJob } from './notification/send-messages.job.js';
import { sendTickets, tellCancelled, tellRefundDone, tellRefundedLate } from './notification/tell-customer.command.js';
import { RoleResolver } from './role/role.resolver.js';
import { closeServices, openServices, type UsersServices } from './services.js';
import { forgetOldJob } from './session/forget-old.job.js';
import { SessionResolver } from './session/session.resolver.js';

/** Accounts, sessions, roles, and the messages people are sent. */
export default defineSubgraph<UsersServices>({
  name: 'users',
  neighbours: ['booking'],
  entities,
  migrations: [CreateUsers, GrantRoles],
  resolvers: [MeResolver, RoleResolver, SessionResolver, MessageResolver],
  orphanedTypes: [UserView],
  references: { User: userReference },
  consumers: {
    'ticket.issued': sendTickets,
    'payment.refunded_late': tellRefundedLate,
    'booking.cancelled': tellCancelled,
    'refund.done': tellRefundDone,
  },
  jobs: [sendMessagesJob, forgetOldJob],
  open: openServices,
  close: closeServices,
});
