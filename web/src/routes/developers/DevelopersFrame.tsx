import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TabbedFrame } from '../../features/account/form/TabbedFrame.js';

const words = defineMessages({
  title: { id: 'web.nav.developers', defaultMessage: 'For developers' },
  start: { id: 'account.developers.start', defaultMessage: 'Start' },
  accounts: { id: 'account.developers.accounts', defaultMessage: 'Applications' },
  bookings: { id: 'account.developers.bookings', defaultMessage: 'Bookings' },
});

const PATHS = { start: '/developers', accounts: '/developers/accounts', bookings: '/developers/bookings' } as const;
const PAGES = ['start', 'accounts', 'bookings'] as const;

/** The pages for developers. */
export function DevelopersFrame({ page, children }: { page: (typeof PAGES)[number]; children: ReactNode }) {
  const intl = useIntl();
  const tabs = PAGES.map((name) => ({
    name,
    label: intl.formatMessage(words[name]),
    path: PATHS[name],
    end: name === 'start',
  }));
  return (
    <TabbedFrame title={intl.formatMessage(words.title)} tabs={tabs} page={page}>
      {children}
    </TabbedFrame>
  );
}
