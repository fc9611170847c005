import type { LanguageCode } from '@naga/kernel/language.js';
import type { Clock } from '@naga/kernel/clock.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import type { Opening } from '@naga/server-kit/subgraph.js';
import type { Voice } from '../notification/voice.js';
import { LOCALES, wordsIn } from '../notification/words.js';
import { sayText } from './icu-text.js';
import type { VersionRow } from './message-text.queries.js';

export interface StaffVoiceMeans {
  readonly baseUrl: string;
  readonly texts: Pick<LivingCopy<ReadonlyMap<string, VersionRow>>, 'current'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Opening['log'];
}

const NOTE = `update message_text set failed_at = to_timestamp($4::float8 / 1000)
  where text_id = $1 and language = $2 and version = $3 and failed_at is null`;

/** Says messages as staff wrote them. A text that cannot be said stops none: the code's own goes out, and it is noted. */
export function staffVoice({ baseUrl, texts, database, clock, log }: StaffVoiceMeans): Voice {
  function note({ textId, language, version, failedAt }: VersionRow, error: unknown): void {
    log.error({ err: error, textId, language, version }, 'a text of staff could not be said; the own one was');
    if (failedAt !== null) return;
    database
      .change(NOTE, [textId, language, version, clock.now()])
      .catch((err: unknown) => log.error({ err, textId }, 'it was not noted'));
  }
  return {
    baseUrl,
    wordsIn(language: LanguageCode) {
      const own = wordsIn(language);
      return (id, facts) => {
        const written = texts.current.get(`${language} ${id}`);
        if (written?.words == null) return own(id, facts);
        try {
          return sayText(written.words, LOCALES[language], facts);
        } catch (error) {
          note(written, error);
          return own(id, facts);
        }
      };
    },
  };
}
