import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { useUpdateAffiliateMutation } from './affiliates.generated.js';
import { valuesOf } from './affiliate-values.js';
import { AffiliateForm } from './AffiliateForm.js';
import { WithAffiliate } from './WithAffiliate.js';
import { words } from './words.js';

export default function EditAffiliateRoute() {
  const { affiliateId: id = '' } = useParams();
  const [update] = useUpdateAffiliateMutation();
  return (
    <PermissionGate permission="affiliate.manage" scopes={['country', 'all']}>
      <WithAffiliate key={id} id={id}>
        {(affiliate, reload) => (
          <OpenedRecord row={affiliate} reload={reload}>
            {(opened, conflict) => (
              <>
                <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name: opened.name }} />} />
                <AffiliateForm
                  initial={valuesOf(opened)}
                  draft={`affiliate-${id}-${opened.version}`}
                  account={opened.account}
                  send={async (input) => {
                    const { data } = await update({ variables: { id, version: opened.version, input } });
                    return conflict.watch(data?.updateAffiliate);
                  }}
                  texts={conflict.texts}
                  back={`/affiliates/${id}`}
                  more={conflict.button}
                />
              </>
            )}
          </OpenedRecord>
        )}
      </WithAffiliate>
    </PermissionGate>
  );
}
