import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../session/use-attempt.js';
import { type AwaitedCodes_RowFragment, useGiveTicketCodesMutation } from './awaited-codes.generated.js';
import { words } from './words.js';

const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/;

/** The codes of one ride: typed, or the next of the ranges where a field is left empty. */
export function GiveCodes({ row, onDone }: { row: AwaitedCodes_RowFragment; onDone: () => Promise<unknown> }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [give, { loading }] = useGiveTicketCodesMutation();
  const { bookingId, legId, pnr, seats } = row;
  return (
    <AskText
      label={<FormattedMessage {...words.give} />}
      sure={<FormattedMessage {...words.sure} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.giveTitle} values={{ pnr }} />}
      size="small"
      busy={loading}
      fields={seats.map(({ partId, seatNumber, name }) => ({
        name: partId,
        label: intl.formatMessage(words.seat, { seat: seatNumber, name }),
        hint: intl.formatMessage(words.hint),
        maxLength: 30,
        wrong: (text, all) => {
          if (text === '') return undefined;
          if (!CODE.test(text)) return intl.formatMessage(words.wrong);
          const same = Object.values(all).filter((other) => other.toUpperCase() === text.toUpperCase());
          return same.length > 1 ? intl.formatMessage(words.twice) : undefined;
        },
      }))}
      onSure={async (typed) => {
        const codes = seats.flatMap(({ partId }) => (typed[partId] ? [{ partId, ticketCode: typed[partId] }] : []));
        const variables = { bookingId, legId, codes };
        const done = await attempt(async () => (await give({ variables })).data?.giveTicketCodes);
        if (done === undefined) return false;
        notify(intl.formatMessage(words.given));
        await onDone();
        return true;
      }}
    >
      <FormattedMessage {...words.giveText} />
    </AskText>
  );
}
