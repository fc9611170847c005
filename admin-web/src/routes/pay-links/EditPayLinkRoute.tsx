import { localMoment } from '@naga/kernel/clock-time.js';
import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import type { Conflict } from '../../features/form/use-conflict.js';
import { useForm } from '../../features/form/use-form.js';
import { asMoney } from '../../session/as-money.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import type { Refused } from '../../session/refused.js';
import { PayerFields, ReasonField } from './PayerFields.js';
import { type PayLink_RecordFragment, usePayLinkDetailQuery, useUpdatePayLinkMutation } from './pay-links.generated.js';
import { pathOf } from './state-text.js';
import { words } from './words.js';

/** Another payer, reason or last day for what is not paid yet; a note at any time. */
export default function EditPayLinkRoute() {
  const { linkId = '' } = useParams();
  const kind = useLocation().pathname.startsWith('/donations') ? 'DONATION' : 'CUSTOM';
  const label = <FormattedMessage {...(kind === 'DONATION' ? words.backDonations : words.back)} />;
  return (
    <RecordGate permission="payment.request" scopes={['country', 'all']} back={{ to: pathOf(kind), label }}>
      <EditPayLink key={linkId} id={linkId} />
    </RecordGate>
  );
}

function EditPayLink({ id }: { id: string }) {
  // What is kept from a list may be old; its version would be refused at once.
  const result = usePayLinkDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.payLinkRecord} words={words}>
      {(link, reload) => (
        <OpenedRecord row={link} reload={reload}>
          {(opened, conflict) => <LinkForm link={opened} conflict={conflict} />}
        </OpenedRecord>
      )}
    </Loaded>
  );
}

/** The last day it can be paid, at UTC+7; what ends at midnight ends the day before. */
const lastDay = ({ expiresAt }: PayLink_RecordFragment): string => localMoment(Date.parse(expiresAt) - 1).date;

function LinkForm({ link, conflict }: { link: PayLink_RecordFragment; conflict: Conflict }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [update] = useUpdatePayLinkMutation();
  const { id, version, kind, state, payerName, payerEmail, language, reason, note } = link;
  const isGift = kind === 'DONATION';
  const isOpen = state === 'OPEN';
  const back = `${pathOf(kind)}/${id}`;
  const missing = (text: string) => !isGift && text.trim() === '' && 'REQUIRED';
  const form = useForm<
    Record<'payerName' | 'payerEmail' | 'language' | 'reason' | 'payableUntil' | 'note', string>,
    PayLink_RecordFragment | Refused
  >({
    initial: {
      payerName: payerName ?? '',
      payerEmail: payerEmail ?? '',
      language,
      reason,
      payableUntil: lastDay(link),
      note: note ?? '',
    },
    draft: `pay-link-${id}-${version}`,
    check: (values) => ({
      payerName: missing(values.payerName),
      payerEmail: missing(values.payerEmail),
      reason: missing(values.reason),
      payableUntil: values.payableUntil === '' && 'REQUIRED',
    }),
    send: async (values) => {
      const input = {
        ...values,
        payerName: values.payerName.trim() || null,
        payerEmail: values.payerEmail.trim() || null,
        note: values.note.trim() || null,
      };
      return conflict.watch((await update({ variables: { id, version, input } })).data?.updatePayLink);
    },
    texts: { ...conflict.texts, RANGE: say(words.wrongDay) },
    done: say(words.changed),
    onDone: () => navigate(back, { replace: true }),
  });
  return (
    <>
      <Toolbar
        title={say(words.editTitle, { name: `${payerName ?? say(words.nameless)} · ${asMoney(link.amount)}` })}
      />
      <EditForm form={form} submit={<FormattedMessage {...words.saveChange} />} back={back} more={conflict.button}>
        <FormSection
          title={<FormattedMessage {...words.formTitle} />}
          about={<FormattedMessage {...(isOpen ? words.formAbout : words.closedAbout)} />}
        >
          {isOpen && (
            <PayerFields form={form} optional={isGift} {...(!isGift && { emailHint: say(words.emailHint) })} />
          )}
          {isOpen && !isGift && (
            <>
              <ReasonField form={form} />
              <TextField label={say(words.ends)} type="date" required {...form.text('payableUntil')} />
            </>
          )}
          <TextAreaField
            label={say(words.note)}
            hint={say(words.noteHint)}
            optional
            maxLength={2000}
            {...form.text('note')}
          />
        </FormSection>
      </EditForm>
    </>
  );
}
