import { formatCount } from '@naga/kernel/money.js';
import { DataTable } from '@naga/ui/DataTable';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CacheCleared_ResultFragment } from './caches.generated.js';
import { Outcome } from './Outcome.js';
import { extentText, filledWords, words } from './words.js';

/** What came of it, process by process. */
export function Cleared({ result: { processes, reloads } }: { result: CacheCleared_ResultFragment }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const count = reloads.length;
  const isWhole = count === processes && reloads.every(({ failure }) => failure === null);
  const ofSubject = reloads.some(({ subjectEntries }) => subjectEntries !== null);
  return (
    <>
      <Notice tone={isWhole ? 'good' : 'warn'} live="status">
        {count === processes ? (
          <FormattedMessage {...filledWords.all} values={{ count }} />
        ) : (
          <FormattedMessage {...filledWords.some} values={{ count, processes }} />
        )}
      </Notice>
      <DataTable
        label={say(words.title)}
        rows={reloads}
        rowId={({ id }) => id}
        columns={[
          { key: 'process', title: say(words.process), render: (row) => row.process },
          { key: 'took', title: say(words.took), render: ({ ms }) => say(filledWords.ms, { ms }), align: 'right' },
          { key: 'extent', title: say(words.extent), render: ({ partRows }) => extentText(intl, partRows) },
          {
            key: 'entries',
            title: say(words.entries),
            render: ({ entries }) => (entries === null ? '–' : formatCount(entries)),
            align: 'right',
          },
          ...(ofSubject
            ? [
                {
                  key: 'subject',
                  title: say(words.ofSubject),
                  render: ({ subjectEntries }: (typeof reloads)[number]) =>
                    subjectEntries === null ? '–' : formatCount(subjectEntries),
                  align: 'right' as const,
                },
              ]
            : []),
          { key: 'outcome', title: say(words.outcome), render: (row) => <Outcome failure={row.failure} /> },
        ]}
      />
    </>
  );
}
