import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalTime } from '../../../session/time/LocalTime.js';
import type { Person } from './person.js';
import { words } from './words.js';
import { Dotted } from '../../../session/Dotted.js';

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
              value: lastLoginAt === null ? <FormattedMessage {...words.never} /> : <LocalTime at={lastLoginAt} />,
            },
            { id: 'made', term: <FormattedMessage {...words.made} />, value: <LocalTime at={createdAt} /> },
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
                  <Dotted
                    parts={[
                      <FormattedMessage key="used" {...words.used} values={{ at: <LocalTime at={lastUsedAt} /> }} />,
                      ip === null ? null : intl.formatMessage(words.from, { ip }),
                    ]}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
