import { PermissionGate, type PermissionGateProps } from '@naga/app-kit/PermissionGate';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useWayBack } from '../../session/left-lists.js';

export interface RecordGateProps extends Pick<PermissionGateProps, 'permission' | 'scopes'> {
  /** The list the record stands in; left out for who has no list. */
  back?: { to: To; label: ReactNode } | undefined;
  children: ReactNode;
}

/** The page of one record for those who may see such records, with the way back to all of them. */
export function RecordGate({ back, children, ...right }: RecordGateProps) {
  return (
    <PermissionGate {...right}>
      {back !== undefined && <WayBack {...back} />}
      {children}
    </PermissionGate>
  );
}

function WayBack({ to, label }: NonNullable<RecordGateProps['back']>) {
  return (
    <Link className="back-office__back" to={useWayBack(to)}>
      {label}
    </Link>
  );
}
