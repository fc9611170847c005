import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import type { Refused } from '../../../session/refused.js';
import { Comments } from './Comments.js';
import { useAddBookingCommentMutation } from './ticket-changes.generated.js';
import { type TicketInHand, WithTicket } from './WithTicket.js';
import { words } from './words.js';

/** What staff write to each other about a ticket, and a new comment. */
export default function CommentRoute() {
  const [written, setWritten] = useState(0);
  return (
    <WithTicket title={words.commentTitle}>
      {(ticket) => (
        <div className="back-office__stack">
          <Comments bookingId={ticket.booking.id} legId={ticket.leg.id} />
          <NewComment key={written} ticket={ticket} onAdded={() => setWritten((count) => count + 1)} />
        </div>
      )}
    </WithTicket>
  );
}

type Values = { text: string; about: string };

function NewComment({ ticket: { booking, leg, home }, onAdded }: { ticket: TicketInHand; onAdded: () => void }) {
  const intl = useIntl();
  const [add] = useAddBookingCommentMutation({ refetchQueries: ['CommentsOfBooking'], awaitRefetchQueries: true });
  const form = useForm<Values, { __typename: 'Booking' } | Refused>({
    initial: { text: '', about: leg.id },
    draft: `comment-${leg.id}`,
    check: ({ text }) => ({ text: text.trim() === '' && 'REQUIRED' }),
    send: async ({ text, about }) => {
      const variables = { bookingId: booking.id, legId: about || null, text };
      return (await add({ variables })).data?.addBookingComment;
    },
    done: intl.formatMessage(words.commentSaved),
    onDone: () => onAdded(),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.addComment} />} back={home}>
      <FormSection title={<FormattedMessage {...words.comment} />}>
        <TextAreaField
          label={intl.formatMessage(words.comment)}
          hint={intl.formatMessage(words.commentHint)}
          required
          maxLength={2000}
          {...form.text('text')}
        />
        <SelectField
          label={intl.formatMessage(words.about)}
          options={[
            { value: leg.id, label: intl.formatMessage(words.aboutRide) },
            { value: '', label: intl.formatMessage(words.aboutAll) },
          ]}
          {...form.text('about')}
        />
      </FormSection>
    </EditForm>
  );
}
