import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useConflict } from '../../features/form/use-conflict.js';
import { valuesOf } from './affiliate-values.js';
import { AffiliateForm } from './AffiliateForm.js';
import { type Affiliate_RowFragment, useUpdateAffiliateMutation } from './affiliates.generated.js';
import { WithAffiliate } from './WithAffiliate.js';
import { words } from './words.js';

export default function EditAffiliateRoute() {
  const { affiliateId = '' } = useParams();
  const [reloads, setReloads] = useState(0);
  return (
    <PermissionGate permission="affiliate.manage">
      <WithAffiliate key={affiliateId} id={affiliateId}>
        {(affiliate, reload) => (
          <Edit
            key={reloads}
            affiliate={affiliate}
            onReload={() => void reload().then(() => setReloads((count) => count + 1))}
          />
        )}
      </WithAffiliate>
    </PermissionGate>
  );
}

function Edit({ affiliate, onReload }: { affiliate: Affiliate_RowFragment; onReload: () => void }) {
  const [update] = useUpdateAffiliateMutation();
  const conflict = useConflict(onReload);
  // As it was opened: what somebody else saves meanwhile must not come in unseen.
  const [{ id, version, name, account }] = useState(affiliate);
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name }} />} />
      <AffiliateForm
        initial={valuesOf(affiliate)}
        draft={`affiliate-${id}-${version}`}
        account={account}
        send={async (input) =>
          conflict.watch((await update({ variables: { id, version, input } })).data?.updateAffiliate)
        }
        texts={conflict.texts}
        back={`/affiliates/${id}`}
        more={conflict.button}
      />
    </>
  );
}
