import { shareText } from '@naga/kernel/percent-text.js';
import { useIntl } from 'react-intl';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListFilters } from '../../features/list/ListFilters.js';
import { ListTable } from '../../features/list/ListTable.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { useList } from '../../features/list/use-list.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { RideNames } from '../../features/place/RideNames.js';
import {
  type AffiliateLine_RowFragment,
  AffiliateLinesDocument,
  AffiliateLineSumsDocument,
} from './affiliate-statements.generated.js';
import { versionText } from '../../session/version-words.js';
import { words } from './words.js';

/** The seats of a statement: every amount behind its sum. */
export function AffiliateLines({ statementId }: { statementId: string }) {
  const intl = useIntl();
  const address = useListAddress({});
  const list = useList(
    AffiliateLinesDocument,
    address,
    (page, pageSize) => ({ id: statementId, page, pageSize }),
    ({ page }) => page,
  );
  const { sums } = useSums(AffiliateLineSumsDocument, { id: statementId });
  const columns: readonly ListColumn<AffiliateLine_RowFragment>[] = [
    {
      key: 'travelDate',
      title: intl.formatMessage(words.travelDate),
      text: ({ travelDate }) => travelDate,
      noWrap: true,
    },
    {
      key: 'ride',
      title: intl.formatMessage(words.ride),
      text: ({ fromName, toName }) => `${fromName} → ${toName}`,
      render: ({ fromName, toName }) => <RideNames fromName={fromName} toName={toName} />,
    },
    {
      key: 'kind',
      title: intl.formatMessage(words.kind),
      text: ({ isReversal }) => intl.formatMessage(isReversal ? words.reversed : words.earned),
    },
    moneyColumn({ key: 'fare', title: intl.formatMessage(words.fare), of: ({ fare }) => fare }),
    {
      key: 'share',
      title: intl.formatMessage(words.share),
      text: ({ basisPoints, version }) =>
        [shareText(basisPoints), ...(version === null ? [] : [versionText(intl, version)])].join(', '),
    },
    moneyColumn({ key: 'amount', title: intl.formatMessage(words.amount), of: ({ amount }) => amount, sum: 'amount' }),
    currencyColumn(intl, ({ amount }) => amount.currency),
    timeColumn({ key: 'at', title: intl.formatMessage(words.at), of: ({ at }) => at }),
  ];
  const { answer, pages } = list;
  return (
    <>
      <ListFilters
        address={address}
        filters={[]}
        end={
          <DownloadCsv
            fileName={`affiliate-statement-${statementId}.csv`}
            columns={columns}
            pages={pages}
            total={answer.list?.total}
          />
        }
      />
      <ListTable
        id="affiliate-lines"
        label={intl.formatMessage(words.lines)}
        folds
        address={address}
        answer={answer}
        sums={sums}
        columns={columns}
        rowId={({ id }) => id}
        empty={{ title: words.noLines, text: words.noLinesText }}
        emptyLevel={3}
      />
    </>
  );
}
