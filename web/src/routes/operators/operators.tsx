import { defineMessages, useIntl } from 'react-intl';
import { ask } from '../../session/graph.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/operators';
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
  return (
    <div className="wrap section">
      <PageHead title={intl.formatMessage(words.title)} description={intl.formatMessage(words.text)} />
      <h1>{intl.formatMessage(words.title)}</h1>
      <p className="lead">{intl.formatMessage(words.text)}</p>
      <ul className={classes.grid}>
        {operators.map((operator) => (
          <OperatorCard key={operator.id} operator={operator} />
        ))}
      </ul>
    </div>
  );
}
