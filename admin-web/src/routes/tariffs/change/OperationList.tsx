import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TariffChangeQuery } from '../tariffs.generated.js';
import { words } from '../words.js';
import { operationRow } from './operation-row.js';
import { changeWords } from './words.js';

type Operations = NonNullable<TariffChangeQuery['tariffChange']>['operations'];

/** What a change says, each beside what it takes the place of. */
export function OperationList({ operations }: { operations: Operations }) {
  const intl = useIntl();
  const rows = operations.map((operation, at) => ({ ...operationRow(intl, operation), id: String(at) }));
  return (
    <section>
      <h2>
        <FormattedMessage {...changeWords.effect} />
      </h2>
      <DataTable
        label={intl.formatMessage(changeWords.effect)}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { key: 'way', title: intl.formatMessage(words.what), render: ({ way }) => way },
          { key: 'now', title: intl.formatMessage(words.now), render: ({ now }) => now },
          { key: 'then', title: intl.formatMessage(words.then), render: ({ then }) => <strong>{then}</strong> },
        ]}
      />
    </section>
  );
}
