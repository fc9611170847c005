import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../../features/form/use-form.js';
import type { PersonValues } from './person-values.js';
import { words } from './words.js';

/** By what the platform trusts or distrusts somebody. */
export function TrustSection({ form }: { form: FormHandle<PersonValues> }) {
  const intl = useIntl();
  return (
    <FormSection title={<FormattedMessage {...words.trust} />} about={<FormattedMessage {...words.trustAbout} />}>
      <div>
        <CheckboxField label={intl.formatMessage(words.payBlocked)} {...form.flag('blockPayOnBoarding')} />
        <CheckboxField
          label={intl.formatMessage(words.payAllowed)}
          {...form.flag('allowPayOnBoardingEvenIfAutoBlocked')}
        />
        <CheckboxField label={intl.formatMessage(words.otp)} {...form.flag('allowMobileOtpWithNoLimit')} />
      </div>
    </FormSection>
  );
}
