import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatRating } from '@naga/kernel/money.js';
import { Rating } from '@naga/ui/Rating';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { FeedbackDocument } from './feedback.generated.js';
import { words } from './words.js';
import { timeColumn } from '../../features/list/time-column.js';

const STARS = ['1', '2', '3', '4'] as const;
const YES_NO = ['yes', 'no'] as const;
const parsers = {
  text: parseAsString.withDefault(''),
  stars: parseAsStringLiteral(STARS),
  words: parseAsStringLiteral(YES_NO),
};

export default function FeedbackRoute() {
  return (
    <PermissionGate permission="review.moderate" scopes={['country', 'all']}>
      <Feedback />
    </PermissionGate>
  );
}

/** What buyers say of booking with us, newest first; each leads to its booking. */
function Feedback() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const { stars, words: said, text } = address.state;
  const list = useList(
    FeedbackDocument,
    address,
    (page, pageSize) => ({
      ratingUpTo: stars === null ? null : Number(stars),
      withWords: said === null ? null : said === 'yes',
      text: text.trim() === '' ? null : text.trim(),
      page,
      pageSize,
    }),
    ({ feedback }) => feedback,
  );
  const average = list.answer.list?.average ?? null;
  return (
    <ListScreen
      id="feedback"
      title={say(words.title)}
      sub={
        <>
          {say(words.about)} {average !== null && say(words.average, { average: formatRating(average) })}
        </>
      }
      address={address}
      {...list}
      rowId={({ bookingId }) => bookingId}
      openAt={({ bookingId }) => `/bookings/${bookingId}`}
      views={[
        { id: 'all', label: say(words.viewAll), filters: {} },
        { id: 'poor', label: say(words.viewPoor), filters: { stars: STARS[1] } },
        { id: 'words', label: say(words.viewWords), filters: { words: YES_NO[0] } },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: say(words.search) },
        choiceFilter('stars', say(words.upTo), STARS, (value) => value),
        choiceFilter('words', say(words.withWords), YES_NO, (value) => say(words[value])),
      ]}
      columns={[
        { key: 'booking', title: say(words.booking), text: ({ pnr }) => pnr, noWrap: true },
        {
          key: 'rating',
          title: say(words.rating),
          text: ({ rating }) => formatRating(rating),
          render: ({ rating }) => <Rating value={rating} />,
          noWrap: true,
        },
        { key: 'words', title: say(words.said), text: (row) => row.words ?? '–' },
        { key: 'language', title: say(words.language), text: ({ language }) => language },
        timeColumn({
          key: 'when',
          title: say(words.when),
          of: ({ createdAt, changedAt }: { createdAt: string; changedAt: string | null }) => changedAt ?? createdAt,
        }),
      ]}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
