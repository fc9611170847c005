import { z } from 'zod';
import { ROW_ID } from '@naga/kernel/row-id.js';

const Id = z.coerce.string().regex(ROW_ID);
const Day = z.iso.date().nullish();

/** What the catalogue says of schedules that a change of their line made in place of others, the nearest of these first. */
export const SchedulesFollowed = z.object({
  operatorId: Id,
  savedById: Id.nullable(),
  schedules: z.array(
    z.object({
      routeScheduleId: Id,
      insteadOf: z.array(Id),
      days: z.object({
        daysOfWeek: z.array(z.number()),
        ...{ allowFrom1: Day, allowTo1: Day, allowFrom2: Day, allowTo2: Day },
      }),
      lastPosition: z.int(),
      seats: z.array(z.string()),
    }),
  ),
});
export type SchedulesFollowed = z.infer<typeof SchedulesFollowed>;
