import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AnyContext } from '../graphql/context.js';
import { ForNeighbours } from '../graphql/doors.js';
import { auditRows } from './audit-rows.queries.js';
import type { AuditFacts } from './audit-row.js';
import { AuditQuestion, AuditRow } from './audit.type.js';

/** The resolver of `<subgraph>Audit`, which users asks: whose question it is, the question says itself. */
export function auditDoor(subgraph: string): new () => object {
  @Resolver()
  class AuditDoor {
    @ForNeighbours()
    @Query(() => [AuditRow], { name: `${subgraph}Audit` })
    audit(
      @Ctx() { database, viewer }: AnyContext,
      @Arg('question', () => AuditQuestion) question: AuditQuestion,
    ): Promise<readonly AuditFacts[]> {
      return auditRows(database, question, viewer.mode);
    }
  }
  return AuditDoor;
}
