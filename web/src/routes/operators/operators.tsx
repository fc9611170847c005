import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ask } from '../../session/graph.js';
import { oneAddressOf } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/operators';
import { operatorsThings } from './json-ld.js';
import { OperatorCard } from './OperatorCard.js';
import { OperatorsDocument } from './operators.generated.js';
import classes from './operators.module.css';

const words = defineMessages({
  title: { id: 'web.operators.title', defaultMessage: 'Operators' },
  text: {
    id: 'web.operators.text',
    defaultMessage: 'Who drives and sails for you. Ratings come from travellers who rode with them.',
  },
});

export async function loader({ context }: Route.LoaderArgs) {
  const { operators } = await ask(context, OperatorsDocument, {});
  const byWeight = [...operators].sort(
    (a, b) => Number(b.featured) - Number(a.featured) || (b.rating ?? 0) - (a.rating ?? 0),
  );
  return { operators: byWeight };
}

export default function Operators({ loaderData: { operators } }: Route.ComponentProps) {
  const intl = useIntl();
  const { brand, baseUrl, language } = useSite();
  const title = intl.formatMessage(words.title);
  return (
    <div className="wrap section">
      <PageHead
        title={title}
        description={intl.formatMessage(words.text)}
        jsonLd={
          import.meta.env?.SSR
            ? operatorsThings(operators, {
                site: brand.title,
                list: title,
                baseUrl,
                at: (path) => baseUrl + oneAddressOf(path, language),
              })
            : []
        }
      />
      <h1>{title}</h1>
      <p className="lead">{intl.formatMessage(words.text)}</p>
      {operators.length === 0 && (
        <EmptyState title={<FormattedMessage id="web.operators.none" defaultMessage="Nobody sells here yet" />} />
      )}
      <ul className={classes.grid}>
        {operators.map((operator) => (
          <OperatorCard key={operator.id} operator={operator} />
        ))}
      </ul>
    </div>
  );
}
