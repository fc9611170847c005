import { Notice } from '@naga/ui/Notice';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type LineNeedsQuery, useLineNeedsQuery } from './lines.generated.js';

type Need = NonNullable<LineNeedsQuery['lineNeeds']>[number];

const words = defineMessages<Record<Need | 'title' | 'ready' | 'readyText', NoMessageValues>>({
  title: { id: 'admin.line-needs.title', defaultMessage: 'Before travellers can buy it, this route needs' },
  ready: { id: 'admin.line-needs.ready', defaultMessage: 'Travellers can buy this route' },
  readyText: { id: 'admin.line-needs.ready-text', defaultMessage: 'Sell a seat at the counter' },
  OPERATOR: { id: 'admin.line-needs.operator', defaultMessage: 'its operator back on sale' },
  LINE: { id: 'admin.line-needs.line', defaultMessage: 'to be switched on again: it is off sale as a whole' },
  TIMES: { id: 'admin.line-needs.times', defaultMessage: 'a time at which it leaves' },
  DAYS: { id: 'admin.line-needs.days', defaultMessage: 'the days it runs on, and a vehicle' },
  SALE: { id: 'admin.line-needs.sale', defaultMessage: 'days that are on sale: all are switched off' },
  DEPARTURES: {
    id: 'admin.line-needs.departures',
    defaultMessage: 'a departure in the next 14 days: look at its days, seasons and closed days',
  },
  PRICE: { id: 'admin.line-needs.price', defaultMessage: 'a price' },
});

/** What keeps a saved line from being sold, each with the way to mend it; the counter where nothing does. */
export function LineNeeds({ id, operatorId }: { id: string; operatorId: string }) {
  const intl = useIntl();
  const { data } = useLineNeedsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const needs = data?.lineNeeds;
  if (needs == null) return null;
  if (needs.length === 0)
    return (
      <Notice tone="good" title={intl.formatMessage(words.ready)}>
        <Link to="/search">
          <FormattedMessage {...words.readyText} />
        </Link>
      </Notice>
    );
  return (
    <Notice tone="warn" title={intl.formatMessage(words.title)}>
      <ol className="line-editor__needs">
        {needs.map((need) => (
          <li key={need}>
            {need === 'OPERATOR' ? (
              <Link to={`/operators/${operatorId}/edit`}>
                <FormattedMessage {...words[need]} />
              </Link>
            ) : (
              <a href={need === 'PRICE' ? '#prices' : '#times'}>
                <FormattedMessage {...words[need]} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </Notice>
  );
}
