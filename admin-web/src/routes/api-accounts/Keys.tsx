import { DataTable } from '@naga/ui/DataTable';
import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { isWorking } from './account-rows.js';
import type { ApiAccount_KeyFragment, ApiKeyState } from './api-accounts.generated.js';
import { RevokeKey } from './RevokeKey.js';
import { keyStateWords, words } from './words.js';

const TONES: Record<ApiKeyState, Tone> = { ACTIVE: 'good', RETIRING: 'warn', EXPIRED: 'quiet', REVOKED: 'bad' };

/** The keys of an account, never what they open with: how they begin, what they may, and since when. */
export function Keys({ keys }: { keys: readonly ApiAccount_KeyFragment[] }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.keys);
  const stamp = (at: string | null, otherwise: 'never' | 'unlimited') =>
    at === null ? intl.formatMessage(words[otherwise]) : <LocalTime at={at} />;
  return (
    <section className="back-office__stack">
      <h2>{title}</h2>
      <DataTable<ApiAccount_KeyFragment>
        label={title}
        rows={keys}
        rowId={({ id }) => id}
        empty={
          <p>
            <FormattedMessage {...words.noKeys} />
          </p>
        }
        columns={[
          { key: 'name', title: intl.formatMessage(words.key), render: ({ name }) => <strong>{name}</strong> },
          {
            key: 'prefix',
            title: intl.formatMessage(words.beginsWith),
            render: ({ prefix }) => <code>{prefix}…</code>,
            noWrap: true,
          },
          { key: 'scopes', title: intl.formatMessage(words.scopes), render: ({ scopes }) => scopes.join(', ') },
          {
            key: 'state',
            title: intl.formatMessage(words.state),
            render: ({ state }) => (
              <StatusPill tone={TONES[state]}>
                <FormattedMessage {...keyStateWords[state]} />
              </StatusPill>
            ),
          },
          {
            key: 'used',
            title: intl.formatMessage(words.lastUse),
            render: ({ lastUsedAt }) => stamp(lastUsedAt, 'never'),
            noWrap: true,
          },
          {
            key: 'expires',
            title: intl.formatMessage(words.expires),
            render: ({ expiresAt }) => stamp(expiresAt, 'unlimited'),
            noWrap: true,
          },
          {
            key: 'log',
            title: intl.formatMessage(words.log),
            render: (key) => (
              <span className="back-office__actions" style={{ flexWrap: 'nowrap', alignItems: 'center' }}>
                <Link to={{ search: `key=${key.id}` }} aria-label={intl.formatMessage(words.logOf, { name: key.name })}>
                  <FormattedMessage {...words.log} />
                </Link>
                {isWorking(key) && <RevokeKey apiKey={key} />}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
