import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { AuditEntriesArgs, AuditPageView } from './audit.type.js';

@Resolver()
export class AuditResolver {
  @Requires('audit.view')
  @Query(() => AuditPageView, { description: 'What was changed, by whom, in all of the system: newest first.' })
  auditEntries(
    @Ctx() _context: UsersContext,
    @Args(() => AuditEntriesArgs) _question: AuditEntriesArgs,
  ): AuditPageView {
    return { entries: [], next: null };
  }
}
