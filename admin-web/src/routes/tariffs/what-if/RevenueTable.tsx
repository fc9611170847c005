import { FormattedMessage, useIntl } from 'react-intl';
import { asDifference, asMoney } from '../../../session/as-money.js';
import type { TariffReplayQuery } from './what-if.generated.js';
import { whatIfWords as words } from './words.js';

type Revenue = NonNullable<TariffReplayQuery['tariffReplay']>['revenue'];

/** What the seats that were sold earned, and would have earned. */
export function RevenueTable({ revenue }: { revenue: Revenue }) {
  const intl = useIntl();
  const label = intl.formatMessage(words.revenue);
  return (
    <section>
      <h3>{label}</h3>
      <p>
        <FormattedMessage {...words.sameDemand} />
      </p>
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={label}>
        <table className="back-office__table" aria-label={label}>
          <thead>
            <tr>
              {(['sold', 'before', 'after', 'difference'] as const).map((word) => (
                <th key={word} scope="col" className="money">
                  <FormattedMessage {...words[word]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {revenue.map(({ currency, sold, before, after }) => (
              <tr key={currency}>
                <td className="money">{asMoney({ amount: sold, currency })}</td>
                <td className="money">{asMoney({ amount: before, currency })}</td>
                <td className="money">
                  <strong>{asMoney({ amount: after, currency })}</strong>
                </td>
                <td className="money">{asDifference({ amount: after - before, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
