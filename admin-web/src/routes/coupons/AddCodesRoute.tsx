import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { typedText } from '../../session/typed-text.js';
import {
  type AddCouponCodesMutation,
  type Coupon_RowFragment,
  useAddCouponCodesMutation,
} from './coupons.generated.js';
import { COUPON_SCOPES } from './CouponsRoute.js';
import { WithCoupon } from './WithCoupon.js';
import { words } from './words.js';

export default function AddCodesRoute() {
  const { couponId = '' } = useParams();
  const back = { to: `/coupons/${couponId}/codes`, label: <FormattedMessage {...words.codes} /> };
  return (
    <RecordGate permission="coupon.manage" scopes={COUPON_SCOPES} back={back}>
      <WithCoupon key={couponId} id={couponId}>
        {(coupon) => <AddCodes coupon={coupon} />}
      </WithCoupon>
    </RecordGate>
  );
}

type Values = { codes: string; count: string; prefix: string };

function AddCodes({ coupon: { id: couponId, name } }: { coupon: Coupon_RowFragment }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [add] = useAddCouponCodesMutation();
  const list = `/coupons/${couponId}/codes`;
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
    onDone: () => navigate(list),
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
