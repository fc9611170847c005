import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { resultsPath, type Search } from '../../session/search.js';
import { words } from './alert-words.js';

/** Said once an alert is asked for, with the way back to the search. */
export function AlertAsked({ search, children }: { search: Search; children: ReactNode }) {
  const to = useLocalPath();
  return (
    <>
      <Notice tone="good" live="status">
        {children}
      </Notice>
      <p>
        <Button as={Link} variant="quiet" to={to(resultsPath(search))}>
          <FormattedMessage {...words.search} />
        </Button>
      </p>
    </>
  );
}
