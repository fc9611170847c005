import { defineMessages, type NoMessageValues } from 'react-intl';

type Counted = { count: number; shown: string };

/** What is said of many records at once. */
export const bulkWords = defineMessages<
  Record<'bar' | 'going' | 'stop' | 'keep' | 'record' | 'reason' | 'file' | 'forget', NoMessageValues> &
    Record<'chosen' | 'all' | 'removeTitle' | 'done' | 'failed', Counted> & { tried: { shown: string; of: string } } & {
      named: { reason: string; names: string };
    }
>({
  bar: { id: 'admin.bulk.bar', defaultMessage: 'With the selected rows' },
  chosen: { id: 'admin.bulk.chosen', defaultMessage: '{count, plural, other {{shown} selected}}' },
  all: { id: 'admin.bulk.all', defaultMessage: '{count, plural, other {Select all {shown}}}' },
  going: { id: 'admin.bulk.going', defaultMessage: 'Changing the selected rows' },
  tried: { id: 'admin.bulk.tried', defaultMessage: '{shown} of {of}' },
  stop: { id: 'admin.bulk.stop', defaultMessage: 'Stop' },
  done: {
    id: 'admin.bulk.done',
    defaultMessage:
      '{count, plural, =0 {Nothing was changed.} one {One record is done.} other {{shown} records are done.}}',
  },
  failed: {
    id: 'admin.bulk.failed',
    defaultMessage: '{count, plural, one {One record stayed as it was:} other {{shown} records stayed as they were:}}',
  },
  removeTitle: {
    id: 'admin.bulk.remove-title',
    defaultMessage: '{count, plural, one {Remove one record?} other {Remove {shown} records?}}',
  },
  keep: { id: 'admin.bulk.keep', defaultMessage: 'Keep them' },
  record: { id: 'admin.bulk.record', defaultMessage: 'Record' },
  named: { id: 'admin.bulk.named', defaultMessage: '{reason} ({names})' },
  reason: { id: 'admin.bulk.reason', defaultMessage: 'Reason' },
  file: { id: 'admin.bulk.file', defaultMessage: 'All of them as CSV' },
  forget: { id: 'admin.bulk.forget', defaultMessage: 'Close' },
});
