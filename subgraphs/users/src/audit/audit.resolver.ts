import { Requires } from '@naga/server-kit/graphql/doors.js';
import { requirePermission } from '@naga/server-kit/viewer/permission.js';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { auditPage } from './audit-entries.queries.js';
import type { AuditPage } from './audit-page.js';
import { AuditEntriesArgs, AuditPageView } from './audit.type.js';

const VIEW = 'audit.view';

@Resolver()
export class AuditResolver {
  @Requires(VIEW)
  @Query(() => AuditPageView, { description: 'What was changed, by whom, in all of the system: newest first.' })
  auditEntries(
    @Ctx() context: UsersContext,
    @Args(() => AuditEntriesArgs) question: AuditEntriesArgs,
  ): Promise<AuditPage> {
    return auditPage(context, requirePermission(context.viewer, VIEW), question);
  }
}
