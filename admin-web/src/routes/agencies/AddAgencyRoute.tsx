import { AddRecord } from '../../records/AddRecord.js';
import { useCreateAgencyMutation } from './agencies.generated.js';
import { agencyRecord } from './agency-record.js';
import { NEW_AGENCY } from './agency-values.js';
import { AgencyForm } from './AgencyForm.js';

export default function AddAgencyRoute() {
  const [create] = useCreateAgencyMutation();
  return (
    <AddRecord of={agencyRecord} scopes={['country', 'all']}>
      {(state) => (
        <AgencyForm
          {...state}
          initial={NEW_AGENCY}
          send={async (input) => (await create({ variables: { input } })).data?.createAgency}
        />
      )}
    </AddRecord>
  );
}
