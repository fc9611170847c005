import { defineMessages, type NoMessageValues } from 'react-intl';

type Counted = { count: number; shown: string };

/** What is said of many records at once. */
export const bulkWords = defineMessages<
  Record<
    | 'bar'
    | 'going'
    | 'goesOn'
    | 'stop'
    | 'publish'
    | 'hide'
    | 'keep'
    | 'record'
    | 'reason'
    | 'outcome'
    | 'file'
    | 'undo'
    | 'forget'
    | 'unexpected',
    NoMessageValues
  > &
    Record<'chosen' | 'all' | 'removeTitle' | 'done' | 'failed' | 'stopped' | 'undone' | 'kept', Counted> & {
      tried: { shown: string; of: string };
      named: { reason: string; names: string };
      since: { by: string };
    }
>({
  bar: { id: 'admin.bulk.bar', defaultMessage: 'With the selected rows' },
  chosen: { id: 'admin.bulk.chosen', defaultMessage: '{count, plural, other {{shown} selected}}' },
  all: { id: 'admin.bulk.all', defaultMessage: '{count, plural, other {Select all {shown}}}' },
  going: { id: 'admin.bulk.going', defaultMessage: 'Changing the selected rows' },
  goesOn: { id: 'admin.bulk.goes-on', defaultMessage: 'It goes on even when you leave this page.' },
  tried: { id: 'admin.bulk.tried', defaultMessage: '{shown} of {of}' },
  stop: { id: 'admin.bulk.stop', defaultMessage: 'Stop' },
  publish: { id: 'admin.bulk.publish', defaultMessage: 'Publish' },
  hide: { id: 'admin.bulk.hide', defaultMessage: 'Hide' },
  done: {
    id: 'admin.bulk.done',
    defaultMessage:
      '{count, plural, =0 {Nothing was changed.} one {One record is done.} other {{shown} records are done.}}',
  },
  stopped: {
    id: 'admin.bulk.stopped',
    defaultMessage: '{count, plural, one {One record was not tried.} other {{shown} records were not tried.}}',
  },
  failed: {
    id: 'admin.bulk.failed',
    defaultMessage: '{count, plural, one {One record stayed as it was:} other {{shown} records stayed as they were:}}',
  },
  undone: {
    id: 'admin.bulk.undone',
    defaultMessage:
      '{count, plural, =0 {Nothing was taken back.} one {One record is as it was.} other {{shown} records are as they were.}}',
  },
  kept: {
    id: 'admin.bulk.kept',
    defaultMessage:
      '{count, plural, one {One record was not taken back:} other {{shown} records were not taken back:}}',
  },
  since: {
    id: 'admin.bulk.since',
    defaultMessage: '{by, select, none {It was changed since.} other {{by} has changed it since.}}',
  },
  unexpected: { id: 'admin.bulk.unexpected', defaultMessage: 'It failed on our side, three times.' },
  removeTitle: {
    id: 'admin.bulk.remove-title',
    defaultMessage: '{count, plural, one {Remove one record?} other {Remove {shown} records?}}',
  },
  keep: { id: 'admin.bulk.keep', defaultMessage: 'Keep them' },
  record: { id: 'admin.bulk.record', defaultMessage: 'Record' },
  named: { id: 'admin.bulk.named', defaultMessage: '{reason} ({names})' },
  reason: { id: 'admin.bulk.reason', defaultMessage: 'Reason' },
  outcome: { id: 'admin.bulk.outcome', defaultMessage: 'Outcome' },
  file: { id: 'admin.bulk.result', defaultMessage: 'Result as CSV' },
  undo: { id: 'admin.bulk.undo', defaultMessage: 'Undo all of it' },
  forget: { id: 'admin.bulk.forget', defaultMessage: 'Close' },
});

/** What became of one of them, in the file. */
export const outcomeWords = defineMessages<
  Record<'WAITING' | 'CHANGED' | 'SAME' | 'FAILED' | 'UNDONE' | 'KEPT', NoMessageValues>
>({
  WAITING: { id: 'admin.bulk.outcome.waiting', defaultMessage: 'Not tried' },
  CHANGED: { id: 'admin.bulk.outcome.changed', defaultMessage: 'Done' },
  SAME: { id: 'admin.bulk.outcome.same', defaultMessage: 'It was so already' },
  FAILED: { id: 'admin.bulk.outcome.failed', defaultMessage: 'Stayed as it was' },
  UNDONE: { id: 'admin.bulk.outcome.undone', defaultMessage: 'Taken back' },
  KEPT: { id: 'admin.bulk.outcome.kept', defaultMessage: 'Not taken back' },
});
