import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { operationRow } from '../change/operation-row.js';
import { words as tariffWords } from '../words.js';
import type { TariffDifferenceQuery } from './compare.generated.js';
import { compareWords as words } from './words.js';

export interface DifferenceTableProps {
  rows: NonNullable<TariffDifferenceQuery['tariffDifference']>['rows'];
  /** What the two versions are called. */
  was: string;
  is: string;
}

/** Prices and rules that differ, old beside new. */
export function DifferenceTable({ rows, was, is }: DifferenceTableProps) {
  const intl = useIntl();
  const shown = rows.map(({ operation, number, effectiveFrom }, at) => ({
    ...operationRow(intl, operation),
    ...{ id: String(at), number, effectiveFrom },
  }));
  return (
    <section>
      <h2>
        <FormattedMessage {...words.rows} />
      </h2>
      {shown.length === 0 ? (
        <p>
          <FormattedMessage {...words.noRows} />
        </p>
      ) : (
        <DataTable
          label={intl.formatMessage(words.rows)}
          rows={shown}
          rowId={({ id }) => id}
          columns={[
            { key: 'way', title: intl.formatMessage(tariffWords.what), render: ({ way }) => way },
            { key: 'was', title: was, render: ({ now }) => now },
            { key: 'is', title: is, render: ({ then }) => <strong>{then}</strong> },
            {
              key: 'since',
              title: intl.formatMessage(words.since),
              render: ({ effectiveFrom }) => effectiveFrom,
              noWrap: true,
            },
            {
              key: 'by',
              title: intl.formatMessage(words.by),
              render: ({ number }) => intl.formatMessage(words.version, { number }),
              noWrap: true,
            },
          ]}
        />
      )}
    </section>
  );
}
