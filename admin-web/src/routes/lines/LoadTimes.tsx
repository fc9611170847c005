import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { FormHandle } from '../../features/form/use-form.js';
import { ReferenceCombo } from '../../records/noun/ReferenceCombo.js';
import { lineNoun } from './line-noun.js';
import { type LineValues, type TimingValues, valuesOf } from './line-values.js';
import { LineDocument } from './lines.generated.js';
import { loadedTimes } from './loaded-times.js';

const words = defineMessages<
  Record<'load' | 'about' | 'route' | 'do' | 'none', NoMessageValues> & { loaded: { count: number } }
>({
  load: { id: 'admin.load-times.load', defaultMessage: 'Load the schedule of another route' },
  about: {
    id: 'admin.load-times.about',
    defaultMessage:
      'Its times come with their days, seasons and vehicles, as new ones. Between other stops the clocks follow from the minutes above. Nothing is saved before you save.',
  },
  route: { id: 'admin.load-times.route', defaultMessage: 'Route of the same operator' },
  do: { id: 'admin.load-times.do', defaultMessage: 'Load its times' },
  none: { id: 'admin.load-times.none', defaultMessage: 'That route has no times.' },
  loaded: {
    id: 'admin.load-times.loaded',
    defaultMessage: '{count, plural, one {One time is loaded.} other {# times are loaded.}} Check them, then save.',
  },
});

export interface LoadTimesProps {
  form: FormHandle<LineValues>;
  onLoaded: (times: readonly TimingValues[]) => void;
}

/** Takes over when another route of the operator is driven: the way back, or a line beside. */
export function LoadTimes({ form, onLoaded }: LoadTimesProps) {
  const intl = useIntl();
  const { routeId } = useParams();
  const client = useApolloClient();
  const { notify, oops } = useNotices();
  const [id, setId] = useState('');
  const { operatorId, transportType } = form.values;
  async function load() {
    const { data } = await client.query({ query: LineDocument, variables: { id }, fetchPolicy: 'network-only' });
    const times = data?.record ? loadedTimes(valuesOf(data.record), form.values) : [];
    if (times.length > 0) onLoaded(times);
    notify(
      times.length > 0 ? intl.formatMessage(words.loaded, { count: times.length }) : intl.formatMessage(words.none),
    );
    setId('');
  }
  return (
    <Disclosure summary={<FormattedMessage {...words.load} />}>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <div className="line-editor__add">
        <ReferenceCombo
          label={intl.formatMessage(words.route)}
          to={lineNoun.documents}
          within={{ operatorId, transportType }}
          except={routeId}
          beside={(_, row) => lineNoun.fields['way']!.text(intl, 'way', row)}
          value={id}
          onChange={setId}
        />
        <Button variant="quiet" aria-disabled={id === ''} onClick={() => void load().catch(() => oops({}))}>
          <FormattedMessage {...words.do} />
        </Button>
      </div>
    </Disclosure>
  );
}
