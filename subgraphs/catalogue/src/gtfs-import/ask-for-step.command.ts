import { ImportHasErrors } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { CatalogueContext } from '../journey/asking.js';
import { received } from './upload-feed.command.js';

/** What may be asked of a feed, where it has to stand for that, and how it is called while it is done. */
const STEPS = {
  rehearse: { from: ['UPLOADING', 'REHEARSED', 'FAILED'], to: 'REHEARSING' },
  apply: { from: ['REHEARSED'], to: 'APPLYING' },
  undo: { from: ['APPLIED'], to: 'UNDOING' },
} as const;
export type ImportStep = keyof typeof STEPS;

const PROBLEMS = `select coalesce((report ->> 'problemCount')::int, 0) as count from gtfs_import where id = $1::bigint`;
const ASK = `update gtfs_import set state = $2, asked_by = $3::bigint, tries = 0, failure = null, stopped_by = null,
  reading = null, done = 0, total = 0 where id = $1::bigint`;

/**
 * Asks for the next step of a feed, which the job does; answers its id. Asking for what is not next changes nothing. Refuses
 * RECORD_NOT_FOUND, IMPORT_HAS_ERRORS {count}; throws BAD_USER_INPUT at `file` while parts of it are missing.
 */
export function askForStep(context: CatalogueContext, id: string, step: ImportStep): Promise<string> {
  const { from, to } = STEPS[step];
  return inRowTransaction(context.database, async (transaction) => {
    const { state, bytes, expected } = await received(context, transaction, id);
    if (!(from as readonly string[]).includes(state)) return id;
    if (step !== 'undo' && bytes < expected)
      throw new InvalidInput([{ path: 'file', code: 'REQUIRED', facts: { bytes, expected } }]);
    if (step === 'apply') {
      const [{ count }] = (await transaction.rows(PROBLEMS, [id])) as [{ count: number }];
      if (count > 0) throw new ImportHasErrors({ count });
    }
    const { viewer } = context;
    await transaction.rows(ASK, [id, to, viewer.kind === 'user' ? viewer.userId : null]);
    return id;
  });
}
