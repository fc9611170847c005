import { PermissionGate, useGrants } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ListedNoun } from './noun.js';
import type { NounRow } from './noun-field.js';

export interface RelatedRecordsProps {
  noun: Pick<ListedNoun, 'links'>;
  row: NounRow;
}

/** Other screens about a record: the lists of what names it. */
export function RelatedRecords({ noun: { links = [] }, row }: RelatedRecordsProps) {
  const grants = useGrants();
  return (
    links.length > 0 && (
      <div className="bulk-bar bulk-bar--related">
        {links.map(({ label, to, permission, scopes }) => (
          <PermissionGate key={label.id} permission={permission} {...(scopes && { scopes })} otherwise={null}>
            <Button as={Link} to={to(row, grants[permission] ?? '')} variant="quiet" size="small">
              <FormattedMessage {...label} />
            </Button>
          </PermissionGate>
        ))}
      </div>
    )
  );
}
