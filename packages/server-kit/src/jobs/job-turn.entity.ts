import { defineEntity, p } from '@mikro-orm/core';

/** When a job of a subgraph is due next. Its row is locked for as long as it runs. */
const JobTurnSchema = defineEntity({
  name: 'JobTurn',
  tableName: 'job_turn',
  properties: { name: p.text().primary(), dueAt: p.datetime() },
});
export class JobTurn extends JobTurnSchema.class {}
JobTurnSchema.setClass(JobTurn);
