import { DataTable } from '@naga/ui/DataTable';
import { StatusPill } from '@naga/ui/StatusPill';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askAgain } from '../../session/ask-again.js';
import { type Provider_RowFragment, useProvidersQuery } from './providers.generated.js';
import { providerKindWords, providerStateWords, providerWords } from './provider-words.js';

const TONES: Readonly<Record<Provider_RowFragment['state'], ComponentProps<typeof StatusPill>['tone']>> = {
  CONFIGURED: 'good',
  SANDBOX: 'warn',
  OFF: 'quiet',
};

const of =
  (subgraph: string) =>
  (provider: Provider_RowFragment): Provider_RowFragment & { subgraph: string } => ({ ...provider, subgraph });

/** Who outside does what for the site; they are set in the environment, so there is nothing to change here. */
export function Providers() {
  const say = useIntl().formatMessage;
  const { data, error, refetch } = useProvidersQuery();
  const rows =
    data === undefined
      ? []
      : [
          ...data.bookingProviders.map(of('booking')),
          ...data.usersProviders.map(of('users')),
          ...data.catalogueProviders.map(of('catalogue')),
        ];
  return (
    <div className="back-office__stack">
      <h2>
        <FormattedMessage {...providerWords.title} />
      </h2>
      <p>
        <FormattedMessage {...providerWords.about} />
      </p>
      <DataTable
        label={say(providerWords.title)}
        rows={rows}
        rowId={({ kind, name, subgraph }) => `${subgraph} ${kind} ${name}`}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        onRetry={() => askAgain(refetch)}
        columns={[
          { key: 'kind', title: say(providerWords.kind), render: ({ kind }) => say(providerKindWords[kind]) },
          {
            key: 'state',
            title: say(providerWords.state),
            render: ({ state }) => (
              <StatusPill tone={TONES[state]}>
                <FormattedMessage {...providerStateWords[state]} />
              </StatusPill>
            ),
          },
          {
            key: 'name',
            title: say(providerWords.name),
            render: ({ name, host }) => <span translate="no">{host === null ? name : `${name}, ${host}`}</span>,
          },
          {
            key: 'subgraph',
            title: say(providerWords.subgraph),
            render: ({ subgraph }) => <span translate="no">{subgraph}</span>,
          },
        ]}
      />
    </div>
  );
}
