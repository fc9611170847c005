import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TabbedFrame } from '../../features/account/form/TabbedFrame.js';

const words = defineMessages({
  title: { id: 'web.nav.settings', defaultMessage: 'Settings' },
  profile: { id: 'account.settings.profile', defaultMessage: 'Profile' },
  security: { id: 'account.settings.security', defaultMessage: 'Security' },
  data: { id: 'account.settings.data', defaultMessage: 'My data' },
});

const PAGES = ['profile', 'security', 'data'] as const;

/** The pages of the settings. */
export function SettingsFrame({ page, children }: { page: (typeof PAGES)[number]; children: ReactNode }) {
  const intl = useIntl();
  const tabs = PAGES.map((name) => ({ name, label: intl.formatMessage(words[name]), path: `/settings/${name}` }));
  return (
    <TabbedFrame title={intl.formatMessage(words.title)} tabs={tabs} page={page}>
      {children}
    </TabbedFrame>
  );
}
