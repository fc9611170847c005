import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { useUpdateAgencyMutation } from './agencies.generated.js';
import { valuesOf } from './agency-values.js';
import { AgencyForm } from './AgencyForm.js';
import { WithAgency } from './WithAgency.js';
import { words } from './words.js';

export default function EditAgencyRoute() {
  const { agencyId: id = '' } = useParams();
  const [update] = useUpdateAgencyMutation();
  return (
    <PermissionGate permission="user.manage" scopes={['agency', 'country', 'all']}>
      <WithAgency key={id} id={id}>
        {(agency, reload) => (
          <OpenedRecord row={agency} reload={reload}>
            {(opened, conflict) => (
              <>
                <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name: opened.name }} />} />
                <AgencyForm
                  initial={valuesOf(opened)}
                  level={opened.commissionLevel}
                  draft={`agency-${id}-${opened.version}`}
                  send={async (input) => {
                    const { data } = await update({ variables: { id, version: opened.version, input } });
                    return conflict.watch(data?.updateAgency);
                  }}
                  texts={conflict.texts}
                  back={`/agencies/${id}`}
                  more={conflict.button}
                />
              </>
            )}
          </OpenedRecord>
        )}
      </WithAgency>
    </PermissionGate>
  );
}
