import { AddRecord } from '../../records/AddRecord.js';
import { affiliateRecord } from './affiliate-record.js';
import { NEW_AFFILIATE } from './affiliate-values.js';
import { AffiliateForm } from './AffiliateForm.js';
import { useCreateAffiliateMutation } from './affiliates.generated.js';

export default function AddAffiliateRoute() {
  const [create] = useCreateAffiliateMutation();
  return (
    <AddRecord of={affiliateRecord}>
      {(state) => (
        <AffiliateForm
          {...state}
          initial={NEW_AFFILIATE}
          send={async (input) => (await create({ variables: { input } })).data?.createAffiliate}
        />
      )}
    </AddRecord>
  );
}
