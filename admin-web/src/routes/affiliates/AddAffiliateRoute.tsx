import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { NEW_AFFILIATE } from './affiliate-values.js';
import { AffiliateForm } from './AffiliateForm.js';
import { useCreateAffiliateMutation } from './affiliates.generated.js';
import { words } from './words.js';

export default function AddAffiliateRoute() {
  const [create] = useCreateAffiliateMutation();
  return (
    <PermissionGate permission="affiliate.manage" scopes={['country', 'all']}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <AffiliateForm
        initial={NEW_AFFILIATE}
        draft="affiliate-new"
        send={async (input) => (await create({ variables: { input } })).data?.createAffiliate}
        back="/affiliates"
      />
    </PermissionGate>
  );
}
