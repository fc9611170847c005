import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { type Recorded, recordPath } from '../../records/record-kind.js';
import { RecordPage } from '../../records/RecordPage.js';
import { typedText } from '../../session/typed-text.js';
import { couponRecord } from './coupon-record.js';
import { type AddCouponCodesMutation, useAddCouponCodesMutation } from './coupons.generated.js';
import { words } from './words.js';

const codesOf = (id: string): string => `${recordPath(couponRecord, id)}/codes`;
const toCodes = (id: string) => ({ to: codesOf(id), label: <FormattedMessage {...words.codes} /> });

export default function AddCodesRoute() {
  return (
    <RecordPage of={couponRecord} back={toCodes}>
      {(coupon) => <AddCodes coupon={coupon} />}
    </RecordPage>
  );
}

type Values = { codes: string; count: string; prefix: string };

function AddCodes({ coupon: { id: couponId, name } }: { coupon: Recorded }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [add] = useAddCouponCodesMutation();
  const list = codesOf(couponId);
  const form = useForm<Values, AddCouponCodesMutation['addCouponCodes']>({
    initial: { codes: '', count: '', prefix: '' },
    check: ({ codes, count }) => ({
      codes: codes.trim() === '' && count.trim() === '' && 'REQUIRED',
      count: !/^\s*([1-9]\d{0,4})?\s*$/.test(count) ? 'NUMBER' : Number(count) > 10_000 && 'RANGE',
    }),
    send: async ({ codes, count, prefix }) => {
      const typed = codes.split(/[\s,;]+/).filter(Boolean);
      const input = { codes: typed, count: count.trim() === '' ? null : Number(count), prefix: typedText(prefix) };
      return (await add({ variables: { couponId, input } })).data?.addCouponCodes;
    },
    refusedAt: { COUPON_CODE_TAKEN: 'codes' },
    done: intl.formatMessage(words.codesSaved),
    onDone: () => navigate(list, { replace: true }),
  });
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.codesOf} values={{ name }} />} />
      <EditForm form={form} submit={<FormattedMessage {...words.addCodes} />} back={list}>
        <FormSection title={<FormattedMessage {...words.addCodes} />}>
          <TextAreaField
            label={intl.formatMessage(words.codesTyped)}
            hint={intl.formatMessage(words.codesTypedHint)}
            optional
            {...form.text('codes')}
          />
          <TextField label={intl.formatMessage(words.count)} optional inputMode="numeric" {...form.text('count')} />
          <TextField label={intl.formatMessage(words.prefix)} optional maxLength={20} {...form.text('prefix')} />
        </FormSection>
      </EditForm>
    </>
  );
}
