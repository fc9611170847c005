import { Card } from '@naga/ui/Card';
import { FormattedMessage } from 'react-intl';
import { words } from './action-words.js';
import { Access } from './Access.js';
import { ActAs } from './ActAs.js';
import type { Person } from './person.js';
import { PersonPicture } from './PersonPicture.js';
import { ResetSecondFactor } from './ResetSecondFactor.js';
import { SignInLink } from './SignInLink.js';

/** What can be done with somebody's account; what cannot says why. */
export function PersonActions({ person }: { person: Person }) {
  return (
    <section>
      <h2>
        <FormattedMessage {...words.title} />
      </h2>
      <Card kind="panel">
        <div className="back-office__stack">
          <PersonPicture person={person} />
          <ActAs person={person} />
          <SignInLink person={person} />
          <ResetSecondFactor person={person} />
          <Access person={person} />
        </div>
      </Card>
    </section>
  );
}
