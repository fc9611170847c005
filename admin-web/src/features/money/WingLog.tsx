import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { defineMessages, FormattedMessage } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';

const words = defineMessages({
  title: { id: 'admin.wing-log.title', defaultMessage: 'What the Wing app reported' },
  about: {
    id: 'admin.wing-log.about',
    defaultMessage: 'Sent by the traveller’s device: a hint for support, no proof of payment.',
  },
});

export interface WingLogProps {
  entries: readonly { id: string; at: string; logData: Readonly<Record<string, unknown>> }[];
}

/** 'event: returned · messages: declined'; what is nested stays JSON. */
const reported = (logData: WingLogProps['entries'][number]['logData']): string =>
  Object.entries(logData)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

/** What the wallet's app reported of payments, oldest first; nothing where it reported nothing. */
export function WingLog({ entries }: WingLogProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...words.title} />
      </h2>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <Card kind="panel">
        <DefinitionList
          items={entries.map(({ id, at, logData }) => ({
            id,
            term: <LocalTime at={at} />,
            value: reported(logData),
            long: true,
          }))}
        />
      </Card>
    </section>
  );
}
