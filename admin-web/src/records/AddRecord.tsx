import { PermissionGate, type PermissionGateProps } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Recorded, RecordKind } from './record-kind.js';
import type { RecordFormState } from './RecordForm.js';

export interface AddRecordProps<Data, Row extends Recorded> {
  of: RecordKind<Data, Row>;
  /** Where fewer may add one than may see them. */
  scopes?: PermissionGateProps['scopes'];
  children: (state: RecordFormState) => ReactNode;
}

/** The screen of a new record, for those who may make one. */
export function AddRecord<Data, Row extends Recorded>({ of, scopes = of.scopes, children }: AddRecordProps<Data, Row>) {
  return (
    <PermissionGate permission={of.permission} {...(scopes && { scopes })}>
      <Toolbar title={<FormattedMessage {...of.words.add} />} />
      {children({ draft: `${of.entity}-new`, back: of.path })}
    </PermissionGate>
  );
}
