import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import type { Refused } from '../../../session/refused.js';
import { partWords } from '../../../features/booking-words/state-words.js';
import { nameOfPart } from './name-of-part.js';
import { useChangeTicketCodeMutation } from './ticket-changes.generated.js';
import { type PartToChange, WithTicket } from './WithTicket.js';
import { words } from './words.js';

/** The operator's own numbers on a ticket, as far as they can still be written by hand. */
export default function TicketCodeRoute() {
  return (
    <WithTicket title={words.codeTitle} about={<FormattedMessage {...words.codeAbout} />}>
      {({ booking, leg }) => (
        <div className="back-office__stack">
          {leg.parts.map((part) => (
            <Code key={part.id} part={part} bookingId={booking.id} />
          ))}
        </div>
      )}
    </WithTicket>
  );
}

function Code({ part, bookingId }: { part: PartToChange; bookingId: string }) {
  const intl = useIntl();
  const seat = <FormattedMessage {...words.seat} values={{ seat: part.seatNumber }} />;
  if (part.state === 'TICKETED') return <CodeForm part={part} bookingId={bookingId} />;
  return (
    <FormSection title={nameOfPart(part)} about={seat}>
      <p>
        <FormattedMessage {...words.cannotChange} values={{ state: intl.formatMessage(partWords[part.state]) }} />
      </p>
    </FormSection>
  );
}

function CodeForm({ part, bookingId }: { part: PartToChange; bookingId: string }) {
  const intl = useIntl();
  const [change] = useChangeTicketCodeMutation();
  const form = useForm<{ ticketCode: string }, { __typename: 'Booking' } | Refused>({
    initial: { ticketCode: part.ticketCode ?? '' },
    check: ({ ticketCode }) => ({ ticketCode: ticketCode.trim() === '' && 'REQUIRED' }),
    send: async ({ ticketCode }) =>
      (await change({ variables: { bookingId, partId: part.id, ticketCode } })).data?.changeTicketCode,
    refusedAt: { TICKET_CODE_TAKEN: 'ticketCode', TICKET_CODE_RESERVED: 'ticketCode' },
    done: intl.formatMessage(words.codeSaved),
    onDone: () => undefined,
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.saveCode} />} isPart>
      <FormSection
        title={nameOfPart(part)}
        about={<FormattedMessage {...words.seat} values={{ seat: part.seatNumber }} />}
      >
        <TextField
          label={intl.formatMessage(words.code)}
          hint={intl.formatMessage(words.codeHint)}
          required
          maxLength={30}
          {...form.text('ticketCode')}
        />
      </FormSection>
    </EditForm>
  );
}
