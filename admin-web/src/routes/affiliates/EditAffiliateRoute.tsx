import { EditRecord } from '../../records/EditRecord.js';
import { affiliateRecord } from './affiliate-record.js';
import { valuesOf } from './affiliate-values.js';
import { AffiliateForm } from './AffiliateForm.js';
import { UpdateAffiliateDocument } from './affiliates.generated.js';

export default function EditAffiliateRoute() {
  return (
    <EditRecord of={affiliateRecord} update={UpdateAffiliateDocument} answer={(data) => data.updateAffiliate}>
      {(affiliate, edited) => <AffiliateForm initial={valuesOf(affiliate)} account={affiliate.account} {...edited} />}
    </EditRecord>
  );
}
