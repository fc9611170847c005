import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import {
  type CacheCleared_ResultFragment,
  useClearFareCacheMutation,
  useClearMessageCacheMutation,
  useClearRouteCacheMutation,
} from './caches.generated.js';
import { ClearRoutes } from './ClearRoutes.js';
import { Cleared } from './Cleared.js';
import { words } from './words.js';

/** What is answered from memory, read again by hand. */
export default function ClearCachesRoute() {
  return (
    <PermissionGate permission="system.manage" scopes={['all']}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />}>
        <Button as={Link} to="/route-cache-log" variant="quiet">
          <FormattedMessage {...words.log} />
        </Button>
      </Toolbar>
      <div className="back-office__stack">
        <ClearRoutes />
        <ClearCustom />
      </div>
    </PermissionGate>
  );
}

/** One cache by its name. */
function ClearCustom() {
  const intl = useIntl();
  const [clearFares] = useClearFareCacheMutation();
  const [clearMessages] = useClearMessageCacheMutation();
  const [clearRoutes] = useClearRouteCacheMutation();
  const [result, tell] = useState<CacheCleared_ResultFragment>();
  const form = useForm<{ cache: string }, CacheCleared_ResultFragment>({
    initial: { cache: 'fares' },
    send: async ({ cache }) => {
      if (cache === 'fares') return (await clearFares()).data?.clearFareCache;
      if (cache === 'messages') return (await clearMessages()).data?.clearMessageCache;
      return (await clearRoutes()).data?.clearRouteCache;
    },
    onDone: tell,
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.clearCustom} />} isPart>
      <FormSection title={<FormattedMessage {...words.custom} />} about={<FormattedMessage {...words.customAbout} />}>
        <SelectField
          label={intl.formatMessage(words.cache)}
          options={(['fares', 'departures', 'messages'] as const).map((value) => ({
            value,
            label: intl.formatMessage(words[value]),
          }))}
          {...form.text('cache')}
        />
        {result && <Cleared result={result} />}
      </FormSection>
    </EditForm>
  );
}
