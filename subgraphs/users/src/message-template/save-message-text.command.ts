import type { LanguageCode } from '@naga/kernel/language.js';
import { ChangedMeanwhile } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { UsersContext } from '../services.js';
import { UnfitText } from './message-text.errors.js';
import { versionsOf } from './message-text.queries.js';
import { textProblem } from './text-problem.js';
import { ownText } from './templates.js';

export interface WrittenText {
  readonly textId: string;
  readonly language: LanguageCode;
  /** That its writer looked at; 0: nobody wrote it before. */
  readonly version: number;
  /** Empty: as the code says it. */
  readonly words: string;
}

/** A row whose version is there already, or would leave one out, is not written. */
const WRITE = `insert into message_text (text_id, language, version, words, saved_at, saved_by_id)
  select $1::text, $2::text, $3::int + 1, $4::text, to_timestamp($5::float8 / 1000), $6::bigint
  where $3::int = (select coalesce(max(version), 0) from message_text where text_id = $1::text and language = $2::text)
  on conflict do nothing returning version`;

/** The next version of a text. Refused: TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_…, CHANGED_MEANWHILE. */
export async function saveMessageText(
  { database, clock, viewer }: UsersContext,
  { textId, language, version, words }: WrittenText,
): Promise<void> {
  const own = ownText(textId);
  if (own === undefined) throw new InvalidInput([{ path: 'textId', code: 'UNKNOWN' }]);
  if (viewer.kind !== 'user') throw new Error('only people write texts');
  const said = words.trim();
  const problem = said === '' ? undefined : textProblem(textId, said, own);
  if (problem !== undefined) throw new UnfitText(problem);
  const values = [textId, language, version, said === '' ? null : said, clock.now(), viewer.userId];
  const written = await database.change(WRITE, values);
  if (written.length > 0) return;
  const last = (await versionsOf(database, [textId])).find((one) => one.language === language);
  throw new ChangedMeanwhile({ by: last?.savedBy ?? null, at: last?.savedAt.toISOString() ?? null });
}
