import { useScope } from '@naga/app-kit/PermissionGate';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { fareSource } from '../../features/fare/fare-source.js';
import { stageWords } from '../../features/fare/fare-words.js';
import { asMoney } from '../../session/as-money.js';
import { wordFor } from '../../session/word-for.js';
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
                  <FormattedMessage {...words[kind]} />
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
  const title = intl.formatMessage(words.explain, { passenger: intl.formatMessage(words[item.ref as FareKind]) });
  return (
    <Disclosure summary={title}>
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={title}>
        <table className="back-office__table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...words.step} />
              </th>
              <th scope="col">
                <FormattedMessage {...words.decidedBy} />
              </th>
              <th scope="col" className="money">
                <FormattedMessage {...words.amount} />
              </th>
              <th scope="col" className="money">
                <FormattedMessage {...words.subtotal} />
              </th>
            </tr>
          </thead>
          <tbody>
            {item.stages.map(({ name, source, amount, subtotal }) => (
              <tr key={name}>
                <th scope="row">{wordFor(intl, stageWords, name)}</th>
                <td>{source == null ? '–' : fareSource(intl, source)}</td>
                <td className="money">{asMoney({ amount, currency })}</td>
                <td className="money">{asMoney({ amount: subtotal, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
