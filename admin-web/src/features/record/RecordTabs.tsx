import { useScope } from '@naga/app-kit/PermissionGate';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';

const words = defineMessages({
  views: { id: 'admin.tabs.views', defaultMessage: 'What is shown of it' },
  record: { id: 'admin.tabs.record', defaultMessage: 'Overview' },
  changes: { id: 'admin.tabs.changes', defaultMessage: 'Changes' },
  changesNot: {
    id: 'admin.tabs.changes-not',
    defaultMessage: 'Who changed what stands in the audit. It needs the right “audit.view”.',
  },
});

const CHANGES = 'changes';

export interface RecordTabsProps {
  /** What was changed of it: a RecordTimeline. */
  changes: ReactNode;
  /** The record itself. */
  children: ReactNode;
}

/**
 * A record's page and, for those who may see the audit, its changes; which of them is shown stands in the address. The
 * others are told which right it takes.
 */
export function RecordTabs({ changes, children }: RecordTabsProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const mayAudit = useScope('audit.view') !== undefined;
  const isChanges = params.get('tab') === CHANGES;
  if (!mayAudit && !isChanges) {
    return (
      <>
        {children}
        <small>
          <FormattedMessage {...words.changesNot} />
        </small>
      </>
    );
  }
  const current = (is: boolean) => ({ 'aria-current': is ? ('page' as const) : undefined });
  return (
    <>
      <nav className="back-office__tabs" aria-label={intl.formatMessage(words.views)}>
        <Link to={{ search: '' }} {...current(!isChanges)}>
          <FormattedMessage {...words.record} />
        </Link>
        <Link to={{ search: `tab=${CHANGES}` }} {...current(isChanges)}>
          <FormattedMessage {...words.changes} />
        </Link>
      </nav>
      {isChanges ? changes : children}
    </>
  );
}
