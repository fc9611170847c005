import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TabbedFrame } from '../../features/account/form/TabbedFrame.js';
import { OWNER, useMember } from '../../session/member.js';

const words = defineMessages({
  title: { id: 'agency.title', defaultMessage: 'Agency' },
  home: { id: 'agency.tab.home', defaultMessage: 'Today' },
  search: { id: 'agency.tab.search', defaultMessage: 'Sell' },
  bookings: { id: 'agency.tab.bookings', defaultMessage: 'Bookings' },
  statement: { id: 'agency.tab.statement', defaultMessage: 'Balance' },
});

const PATHS = {
  home: '/agency',
  search: '/agency/search',
  bookings: '/agency/bookings',
  statement: '/agency/statement',
} as const;

/** The pages of those who sell; an agency's owner alone reads its statement (rules.md 8: user.manage). */
export function AgencyFrame({ page, children }: { page: keyof typeof PATHS; children: ReactNode }) {
  const intl = useIntl();
  const isOwner = useMember()?.roleId === OWNER;
  const names = (['home', 'search', 'bookings', 'statement'] as const).filter(
    (name) => name !== 'statement' || isOwner || page === 'statement',
  );
  const tabs = names.map((name) => ({
    name,
    label: intl.formatMessage(words[name]),
    path: PATHS[name],
    end: name === 'home',
  }));
  return (
    <TabbedFrame title={intl.formatMessage(words.title)} tabs={tabs} page={page} broad>
      {children}
    </TabbedFrame>
  );
}
