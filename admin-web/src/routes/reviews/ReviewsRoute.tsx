import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatRating } from '@naga/kernel/money.js';
import { Rating } from '@naga/ui/Rating';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { RideNames } from '../../features/place/RideNames.js';
import { ReviewsDocument } from './reviews.generated.js';
import { ReviewState } from './ReviewState.js';
import { stateWords, words } from './words.js';

const STATES = ['WAITING', 'PUBLISHED', 'HIDDEN'] as const;
const STARS = ['1', '2', '3', '4'] as const;
const ANSWERED = ['yes', 'no'] as const;
const parsers = {
  text: parseAsString.withDefault(''),
  state: parseAsStringLiteral(STATES),
  stars: parseAsStringLiteral(STARS),
  answered: parseAsStringLiteral(ANSWERED),
  operatorId: parseAsString.withDefault(''),
};

export default function ReviewsRoute() {
  return (
    <PermissionGate permission="review.reply" scopes={['operator', 'country', 'all']}>
      <Reviews />
    </PermissionGate>
  );
}

/** What travellers say, newest first. */
function Reviews() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const { state, stars, answered, operatorId } = address.state;
  const text = address.state.text.trim();
  const filter = {
    state,
    ratingUpTo: stars === null ? null : Number(stars),
    answered: answered === null ? null : answered === 'yes',
    operatorId: /^\d{1,18}$/.test(operatorId) ? operatorId : null,
    text: text === '' ? null : text,
  };
  const list = useList(
    ReviewsDocument,
    address,
    (page, pageSize) => ({ filter, page, pageSize }),
    ({ reviews }) => reviews,
  );
  return (
    <ListScreen
      id="reviews"
      title={say(words.title)}
      sub={say(words.about)}
      address={address}
      {...list}
      rowId={({ id }) => id}
      openAt={({ id }) => `/reviews/${id}`}
      views={[
        { id: 'all', label: say(words.viewAll), filters: {} },
        { id: 'waiting', label: say(words.viewWaiting), filters: { state: STATES[0] } },
        { id: 'unanswered', label: say(words.viewUnanswered), filters: { answered: ANSWERED[1] } },
        { id: 'poor', label: say(words.viewPoor), filters: { stars: STARS[1] } },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: say(words.search) },
        {
          kind: 'choice',
          name: 'state',
          label: say(words.state),
          options: STATES.map((value) => ({ value, label: say(stateWords[value]) })),
        },
        {
          kind: 'choice',
          name: 'stars',
          label: say(words.upTo),
          options: STARS.map((value) => ({ value, label: value })),
        },
        {
          kind: 'choice',
          name: 'answered',
          label: say(words.answered),
          options: ANSWERED.map((value) => ({ value, label: say(words[value]) })),
        },
      ]}
      columns={[
        { key: 'author', title: say(words.author), text: ({ authorName }) => authorName ?? '–' },
        { key: 'operator', title: say(words.operator), text: ({ operatorName }) => operatorName },
        {
          key: 'ride',
          title: say(words.ride),
          text: ({ fromName, toName }) => `${fromName} → ${toName}`,
          render: RideNames,
        },
        {
          key: 'rating',
          title: say(words.rating),
          text: ({ average }) => formatRating(average),
          render: ({ average }) => <Rating value={average} />,
          noWrap: true,
        },
        { key: 'comments', title: say(words.comments), text: ({ comments }) => comments ?? '–', wide: true },
        {
          key: 'answered',
          title: say(words.answered),
          text: (row) => say(row.answer === null ? words.no : words.yes),
        },
        {
          key: 'state',
          title: say(words.state),
          text: (row) => say(stateWords[row.state]),
          render: (row) => <ReviewState state={row.state} />,
        },
        timeColumn({ key: 'when', title: say(words.when), of: ({ createdAt }: { createdAt: string }) => createdAt }),
      ]}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
