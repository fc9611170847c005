import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { skipToken } from '@apollo/client/react';
import { useUndoable } from '../../../session/use-undoable.js';
import { LocalTime } from '../../../session/time/LocalTime.js';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import {
  type CommentsOfBookingQuery,
  useCommentsOfBookingQuery,
  useEditBookingCommentMutation,
} from './ticket-changes.generated.js';
import { words } from './words.js';
import { Dotted } from '../../../session/Dotted.js';

type Comment = NonNullable<CommentsOfBookingQuery['booking']>['comments'][number];

const LONGEST = 2000;
const AGAIN = { refetchQueries: ['CommentsOfBooking'], awaitRefetchQueries: true };

/** What staff wrote about a booking, oldest first; one's own can be worded anew. `legId`: those about this ride and about all. */
export function Comments({ bookingId, legId }: { bookingId: string; legId?: string }) {
  const mayRead = useScope('booking.history') !== undefined;
  const { data } = useCommentsOfBookingQuery(
    mayRead ? { variables: { bookingId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const all = data?.booking?.comments;
  const shown = all?.filter((comment) => legId === undefined || comment.legId === null || comment.legId === legId);
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.comments} />
      </h2>
      {!mayRead && (
        <p>
          <FormattedMessage {...words.commentsNot} />
        </p>
      )}
      {shown?.length === 0 && (
        <p>
          <FormattedMessage {...words.commentsNone} />
        </p>
      )}
      {shown?.map((comment) => (
        <OneComment key={comment.id} bookingId={bookingId} comment={comment} />
      ))}
    </section>
  );
}

function OneComment({ bookingId, comment }: { bookingId: string; comment: Comment }) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const { text, author, isMine, createdAt, editedAt, legId } = comment;
  const facts = [
    isMine ? intl.formatMessage(words.you) : colleagueName(intl, author),
    <LocalTime key="made" at={createdAt} />,
    intl.formatMessage(legId === null ? words.aboutAll : words.aboutRide),
    editedAt === null ? null : (
      <FormattedMessage key="edited" {...words.edited} values={{ stamp: <LocalTime at={editedAt} /> }} />
    ),
  ];
  if (isEditing) return <Rewording bookingId={bookingId} comment={comment} onDone={() => setEditing(false)} />;
  return (
    <Card kind="panel">
      <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p>
      <small>
        <Dotted parts={facts} />
      </small>
      {isMine && (
        <div className="back-office__actions">
          <Button variant="link" size="small" onClick={() => setEditing(true)}>
            <FormattedMessage {...words.reword} />
          </Button>
        </div>
      )}
    </Card>
  );
}

function Rewording({ bookingId, comment, onDone }: { bookingId: string; comment: Comment; onDone: () => void }) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [text, setText] = useState(comment.text);
  const [edit, { loading }] = useEditBookingCommentMutation(AGAIN);

  async function save() {
    const wordIt = async (as: string) =>
      (await edit({ variables: { bookingId, commentId: comment.id, text: as } })).data?.editBookingComment;
    const isDone = await undoable({
      send: () => wordIt(text),
      undo: () => wordIt(comment.text),
      said: intl.formatMessage(words.commentSaved),
    });
    if (isDone) onDone();
  }

  return (
    <Card kind="panel">
      <TextAreaField
        label={intl.formatMessage(words.comment)}
        hint={intl.formatMessage(words.commentHint)}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="back-office__actions">
        <Button busy={loading} disabled={text.trim() === ''} onClick={() => void save()}>
          <FormattedMessage {...words.saveComment} />
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <FormattedMessage {...words.leave} />
        </Button>
      </div>
    </Card>
  );
}
