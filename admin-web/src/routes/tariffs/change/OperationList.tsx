import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TariffChangeQuery } from '../tariffs.generated.js';
import { words } from '../words.js';
import { priceText, ruleText } from './operation-text.js';
import { changeWords } from './words.js';

type Operations = NonNullable<TariffChangeQuery['tariffChange']>['operations'];

/** What a change says, each beside what it takes the place of. */
export function OperationList({ operations }: { operations: Operations }) {
  const intl = useIntl();
  const rows = operations.map((operation, at) => {
    const { from, to, passengerType, price, wasPrice, rule, wasRule } = operation;
    const isOfPrice = from !== null && to !== null;
    const way = isOfPrice ? intl.formatMessage(words.pair, { from, to }) : intl.formatMessage(changeWords.rule);
    const who =
      passengerType === null ? '' : ` · ${intl.formatMessage(passengerType === 'ADULT' ? words.adult : words.child)}`;
    const was = wasRule === null ? intl.formatMessage(changeWords.newRule) : ruleText(intl, wasRule);
    const then = rule === null ? intl.formatMessage(changeWords.endedRule) : ruleText(intl, rule);
    return {
      id: String(at),
      way: `${way}${who}`,
      now: isOfPrice ? priceText(intl, wasPrice) : was,
      then: isOfPrice ? priceText(intl, price) : then,
    };
  });
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
