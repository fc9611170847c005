import { PermissionGate, type PermissionGateProps } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, type MessageDescriptor, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';

export interface LeadProps extends Pick<PermissionGateProps, 'permission' | 'scopes'> {
  to: string;
  words: MessageDescriptor & NoMessageValues;
}

/** From an empty list to the screen where its first row is made, for who may go there. */
export const Lead = ({ to, words, permission, scopes }: LeadProps) => (
  <PermissionGate permission={permission} {...(scopes && { scopes })} otherwise={null}>
    <Button as={Link} to={to} variant="quiet">
      <FormattedMessage {...words} />
    </Button>
  </PermissionGate>
);
