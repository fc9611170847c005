import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { CopyText } from '../../features/account/form/CopyText.js';
import { Panel } from '../../features/account/form/Panel.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import { DevelopersFrame } from './DevelopersFrame.js';

const words = defineMessages({
  begin: { id: 'account.developers.begin', defaultMessage: 'In three steps' },
  one: { id: 'account.developers.one', defaultMessage: 'Make an application. In the sandbox nothing is bought.' },
  two: { id: 'account.developers.two', defaultMessage: 'Give it a key with the scopes it needs. It is shown once.' },
  three: { id: 'account.developers.three', defaultMessage: 'Send the key with every request in the header X-Api-Key.' },
  make: { id: 'account.developers.make', defaultMessage: 'Make an application' },
  where: { id: 'account.developers.where', defaultMessage: 'Where to ask' },
  rest: { id: 'account.developers.rest', defaultMessage: 'REST reference' },
  graph: { id: 'account.developers.graph', defaultMessage: 'GraphQL, to try' },
  feed: { id: 'account.developers.feed', defaultMessage: 'Timetables and fares (GTFS)' },
  limits: {
    id: 'account.developers.limits',
    defaultMessage:
      'A key may ask 360 times a minute; answers say how much is left. Send an Idempotency-Key with every write and repeat it safely.',
  },
});

/** How one begins, and where everything is. */
export default function Developers() {
  const intl = useIntl();
  const to = useLocalPath();
  const { baseUrl } = useSite();
  const say = intl.formatMessage;
  return (
    <DevelopersFrame page="start">
      <Panel title={say(words.begin)}>
        <ol>
          <li>{say(words.one)}</li>
          <li>{say(words.two)}</li>
          <li>{say(words.three)}</li>
        </ol>
        <p>
          <Button as={Link} to={to('/developers/accounts')}>
            {say(words.make)}
          </Button>
        </p>
      </Panel>
      <Panel title={say(words.where)}>
        <CopyText text={`${baseUrl}/api/v1/`} />
        <CopyText text={`${baseUrl}/graphql`} />
        <p className={classes.links}>
          <a href="/api/docs">{say(words.rest)}</a>
          <a href="/graphql">{say(words.graph)}</a>
          <a href="/api/gtfs.zip" download>
            {say(words.feed)}
          </a>
        </p>
        <p className={classes.small}>{say(words.limits)}</p>
      </Panel>
    </DevelopersFrame>
  );
}
