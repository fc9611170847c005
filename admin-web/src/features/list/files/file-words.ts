import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of files that are being written, each by its name: 'bookings.csv'. */
export const fileWords = defineMessages<
  Record<'files' | 'goesOn' | 'stop', NoMessageValues> &
    Record<'going' | 'stopOne' | 'failed', { name: string }> & {
      written: { count: number; shown: string };
      writtenOf: { shown: string; of: string };
      done: { name: string; count: number; shown: string };
    }
>({
  files: { id: 'admin.files.title', defaultMessage: 'Files being written' },
  goesOn: { id: 'admin.files.goes-on', defaultMessage: 'Work on elsewhere here; keep this tab open.' },
  going: { id: 'admin.files.going', defaultMessage: '{name} is being written' },
  written: { id: 'admin.files.written', defaultMessage: '{count, plural, one {{shown} row} other {{shown} rows}}' },
  writtenOf: { id: 'admin.files.written-of', defaultMessage: '{shown} of {of}' },
  stop: { id: 'admin.files.stop', defaultMessage: 'Stop' },
  stopOne: { id: 'admin.files.stop-one', defaultMessage: 'Stop {name}' },
  done: {
    id: 'admin.files.done',
    defaultMessage: '{count, plural, one {{name} has {shown} row.} other {{name} has {shown} rows.}}',
  },
  failed: { id: 'admin.files.failed', defaultMessage: '{name} could not be written. Please try again.' },
});
