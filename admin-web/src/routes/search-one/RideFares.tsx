import { useScope } from '@naga/app-kit/PermissionGate';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { seatWords } from '../../features/fare/fare-words.js';
import { StageTable } from '../../features/fare/StageTable.js';
import { asMoney } from '../../session/as-money.js';
import { type FareKind, faresOf, quoteItems } from './fare-items.js';
import {
  type SearchOne_LegFragment,
  type SearchOneQuoteQuery,
  useSearchOneQuoteQuery,
} from './search-one.generated.js';
import { words } from './words.js';

/** What a seat of this ride costs whom, and the way to it; every seat costs the same. */
export function RideFares({ leg }: { leg: SearchOne_LegFragment }) {
  const fares = faresOf(leg);
  return (
    <section>
      <h3>
        <FormattedMessage {...words.fares} />
      </h3>
      {fares.length === 0 ? (
        <p>
          <FormattedMessage {...words.noFare} />
        </p>
      ) : (
        <table className="back-office__table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...words.passenger} />
              </th>
              <th scope="col" className="money">
                <FormattedMessage {...words.fare} />
              </th>
            </tr>
          </thead>
          <tbody>
            {fares.map(({ kind, fare }) => (
              <tr key={kind}>
                <th scope="row">
                  <FormattedMessage {...seatWords[kind]} />
                </th>
                <td className="money">{asMoney(fare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fares.length > 0 && <Stages leg={leg} />}
    </section>
  );
}

type Quote = NonNullable<SearchOneQuoteQuery['quote']>;

/** Stage by stage; what decided a stage comes for those only who may know it. */
function Stages({ leg }: { leg: SearchOne_LegFragment }) {
  const history = useScope('booking.history') !== undefined;
  const { data } = useSearchOneQuoteQuery({ variables: { items: quoteItems(leg), history } });
  const quote = data?.quote;
  if (quote == null) return null;
  return (
    <>
      {quote.items.map((item) => (
        <StagesOfFare key={item.ref} item={item} currency={quote.currency} />
      ))}
    </>
  );
}

function StagesOfFare({ item, currency }: { item: Quote['items'][number]; currency: string }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.explain, { passenger: intl.formatMessage(seatWords[item.ref as FareKind]) });
  // Without the right to know, what decided is not asked for.
  const stages = item.stages.map(({ source = null, ...stage }) => ({ ...stage, source }));
  return (
    <Disclosure summary={title}>
      <StageTable label={title} stages={stages} currency={currency} />
    </Disclosure>
  );
}
