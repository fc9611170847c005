import { demandPercent, type DemandTerms } from '@naga/kernel/demand.js';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { demandWords as words } from './words.js';

const SHARES = [100, 75, 50, 25, 10];
const DAYS = [60, 30, 14, 7, 3, 0];

/** What a price comes to by seats left and days to go, by the rule that prices what is sold. */
export function DemandPreview({ terms }: { terms: DemandTerms }) {
  const intl = useIntl();
  const percentOf = (left: number, days: number): number =>
    demandPercent(terms, { days, seats: { left, all: 100 } }) ?? 100;
  return (
    <section>
      <h2>
        <FormattedMessage {...words.preview} />
      </h2>
      <p>
        <FormattedMessage {...words.previewAbout} />
      </p>
      <DataTable
        label={intl.formatMessage(words.preview)}
        rows={SHARES.map((share) => ({ id: String(share), share }))}
        rowId={({ id }) => id}
        columns={[
          {
            key: 'share',
            title: intl.formatMessage(words.seatsLeft),
            render: ({ share }) => intl.formatMessage(words.share, { percent: share }),
          },
          ...DAYS.map((days) => ({
            key: `days-${days}`,
            title: intl.formatMessage(words.daysToGo, { days }),
            render: ({ share }: { share: number }) =>
              intl.formatMessage(words.share, { percent: percentOf(share, days) }),
          })),
        ]}
      />
    </section>
  );
}
