import { z } from 'zod';
import { ROW_ID } from '@naga/kernel/row-id.js';

const Id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(ROW_ID));

/** What booking says of a booking's points: all of it, so that the latest is enough. */
export const ToldPoints = z.object({
  bookingId: Id,
  /** Rises with each change. */
  version: z.int().min(1),
  pnr: z.string().max(6),
  /** Who earns; null: nobody. */
  accountId: Id.nullable(),
  /** Null: it never had points. */
  use: z
    .object({
      turn: z.int().min(0),
      /** What of them it uses: none where it is over, less where some of it came back. */
      points: z.int().min(0),
      isSold: z.boolean(),
    })
    .nullable(),
  parts: z.array(
    z.object({
      partId: Id,
      points: z.int().min(1),
      state: z.enum(['PENDING', 'EARNED']),
      transportType: z.string().max(20),
      isRebooked: z.boolean(),
    }),
  ),
});
export type ToldPoints = z.infer<typeof ToldPoints>;
