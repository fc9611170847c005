import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import { words } from './words.js';

/** Whether a reading succeeded, and otherwise what the database said. */
export function Outcome({ failure }: { failure: string | null }) {
  return (
    <>
      <StatusPill tone={failure === null ? 'good' : 'bad'}>
        <FormattedMessage {...(failure === null ? words.ok : words.failed)} />
      </StatusPill>
      {failure !== null && <div>{failure}</div>}
    </>
  );
}
