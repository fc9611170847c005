import { EditRecord } from '../../records/EditRecord.js';
import { UpdateAgencyDocument } from './agencies.generated.js';
import { agencyRecord } from './agency-record.js';
import { valuesOf } from './agency-values.js';
import { AgencyForm } from './AgencyForm.js';

export default function EditAgencyRoute() {
  return (
    <EditRecord of={agencyRecord} update={UpdateAgencyDocument} answer={(data) => data.updateAgency}>
      {(agency, edited) => <AgencyForm initial={valuesOf(agency)} level={agency.commissionLevel} {...edited} />}
    </EditRecord>
  );
}
