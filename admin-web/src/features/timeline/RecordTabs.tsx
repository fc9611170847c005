import { useScope } from '@naga/app-kit/PermissionGate';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { RecordTimeline } from './RecordTimeline.js';

const words = defineMessages({
  views: { id: 'admin.tabs.views', defaultMessage: 'What is shown of it' },
  record: { id: 'admin.tabs.record', defaultMessage: 'Overview' },
  changes: { id: 'admin.tabs.changes', defaultMessage: 'Changes' },
});

const CHANGES = 'changes';

export interface RecordTabsProps {
  /** The audit's name of it: 'Booking'. */
  entity: string;
  rowId: string;
  /** The record itself. */
  children: ReactNode;
}

/** A record's page and, for those who may see the audit, its changes; which of them is shown stands in the address. */
export function RecordTabs({ entity, rowId, children }: RecordTabsProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const mayAudit = useScope('audit.view') !== undefined;
  const isChanges = params.get('tab') === CHANGES;
  if (!mayAudit && !isChanges) return <>{children}</>;
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
      {isChanges ? <RecordTimeline entity={entity} rowId={rowId} /> : children}
    </>
  );
}
