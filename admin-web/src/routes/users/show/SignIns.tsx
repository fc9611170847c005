import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { localStamp } from '../../../session/local-stamp.js';
import type { Person } from './person.js';
import { words } from './words.js';

/** When somebody signed in last, and where he is signed in. */
export function SignIns({ person: { lastLoginAt, createdAt, sessions } }: { person: Person }) {
  const intl = useIntl();
  return (
    <section>
      <h2>
        <FormattedMessage {...words.signIns} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={[
            {
              id: 'login',
              term: <FormattedMessage {...words.login} />,
              value: lastLoginAt === null ? <FormattedMessage {...words.never} /> : localStamp(lastLoginAt),
            },
            { id: 'made', term: <FormattedMessage {...words.made} />, value: localStamp(createdAt) },
          ]}
        />
        {sessions.length === 0 ? (
          <p>
            <FormattedMessage {...words.noSessions} />
          </p>
        ) : (
          <ul className="back-office__plain back-office__rows">
            {sessions.map(({ id, device, ip, lastUsedAt }) => (
              <li key={id}>
                <div>
                  <strong>{device === '' ? <FormattedMessage {...words.unknownDevice} /> : device}</strong>
                  <br />
                  {[
                    intl.formatMessage(words.used, { at: localStamp(lastUsedAt) }),
                    ...(ip === null ? [] : [intl.formatMessage(words.from, { ip })]),
                  ].join(' · ')}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
