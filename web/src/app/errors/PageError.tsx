import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { PopularRoute } from '../../features/popular-routes/load-popular-routes.js';
import { useLocalPath } from '../../session/language.js';
import { kindOf, type Kind } from './kind-of.js';
import { LostPage } from './LostPage.js';

const titles = defineMessages<Record<Exclude<Kind, 'not-found'>, NoMessageValues>>({
  network: { id: 'web.error.network.title', defaultMessage: 'No connection' },
  server: { id: 'web.error.server.title', defaultMessage: 'Oops...' },
  'sold-out': { id: 'web.error.soldOut.title', defaultMessage: 'This one has just sold out' },
});
const texts = defineMessages<Record<Exclude<Kind, 'not-found'>, NoMessageValues>>({
  network: {
    id: 'web.error.network.text',
    defaultMessage: 'We could not reach Naga from your device. Check your connection, then try again. Nothing is lost.',
  },
  server: { id: 'web.error.server.text', defaultMessage: 'Something went wrong! Please try again.' },
  'sold-out': {
    id: 'web.error.soldOut.text',
    defaultMessage: 'Somebody took the last seat while you were looking. The next departure is one step away.',
  },
});

export interface PageErrorProps {
  error: unknown;
  popular: readonly PopularRoute[];
  /** The root loader has run, so that the search form knows today's date. */
  hasSite: boolean;
}

/** The page instead of a page that failed: says which way it failed and offers the one thing to do. */
export function PageError({ error, popular, hasSite }: PageErrorProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { pathname, search } = useLocation();
  const { kind, reference } = kindOf(error);
  if (kind === 'not-found') return <LostPage popular={popular} hasSite={hasSite} />;
  return (
    <div className="wrap section">
      <title>{intl.formatMessage(titles[kind])}</title>
      <EmptyState
        title={intl.formatMessage(titles[kind])}
        actions={
          kind === 'sold-out' ? (
            <Button as={Link} to={to('/')}>
              <FormattedMessage id="web.error.searchAgain" defaultMessage="Search again" />
            </Button>
          ) : (
            <Button as="a" href={pathname + search}>
              <FormattedMessage id="web.error.again" defaultMessage="Try again" />
            </Button>
          )
        }
      >
        <p>{intl.formatMessage(texts[kind])}</p>
        {reference !== undefined && (
          <p>
            <FormattedMessage id="web.error.reference" defaultMessage="Reference: {reference}" values={{ reference }} />
          </p>
        )}
      </EmptyState>
    </div>
  );
}
