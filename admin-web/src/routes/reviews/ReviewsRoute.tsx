import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { useListAddress } from '../../features/list/list-address.js';
import { askedOrder } from '../../features/list/list-order.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useChosen } from '../../features/list/use-chosen.js';
import { useList } from '../../features/list/use-list.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { BulkBar } from '../../records/noun/bulk/BulkBar.js';
import { useMakes } from '../../records/noun/use-makes.js';
import { reviewBulk } from './review-bulk.js';
import { reviewColumns } from './review-columns.js';
import { type ReviewOrder, ReviewsDocument } from './reviews.generated.js';
import { stateWords, words } from './words.js';

const STATES = ['WAITING', 'PUBLISHED', 'HIDDEN'] as const;
const STARS = ['1', '2', '3', '4'] as const;
const ANSWERED = ['yes', 'no'] as const;
const parsers = {
  text: parseAsString.withDefault(''),
  state: parseAsStringLiteral(STATES),
  stars: parseAsStringLiteral(STARS),
  answered: parseAsStringLiteral(ANSWERED),
  operatorId: parseAsString,
  sort: parseAsString.withDefault('-CREATED_AT'),
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
  const moderates = useMakes(reviewBulk);
  const operators = useOwnOperators('review.reply');
  const isOfMany = useScope('review.reply') !== 'operator';
  const address = useListAddress(parsers);
  const { state, stars, answered, operatorId } = address.state;
  const text = address.state.text.trim();
  const filter = {
    state,
    ratingUpTo: stars === null ? null : Number(stars),
    answered: answered === null ? null : answered === 'yes',
    operatorId: rowIdOf(operatorId),
    text: text === '' ? null : text,
  };
  const list = useList(
    ReviewsDocument,
    address,
    (page, pageSize) => ({ filter, ...askedOrder<ReviewOrder>(address.state.sort), page, pageSize }),
    ({ reviews }) => reviews,
  );
  const { ids, versions, selection, forget } = useChosen(filter, list.answer.list?.rows);
  const bulk = (
    <BulkBar
      noun={reviewBulk}
      ids={ids}
      versions={versions}
      filter={filter}
      total={list.answer.list?.total ?? 0}
      countedTo={list.answer.list?.countedTo}
      onDone={() => {
        forget();
        return list.answer.refetch();
      }}
    />
  );
  return (
    <ListScreen
      id="reviews"
      title={say(words.title)}
      sub={say(words.about)}
      address={address}
      {...list}
      {...(moderates && { selection, above: bulk })}
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
        choiceFilter('state', say(words.state), STATES, (value) => say(stateWords[value])),
        choiceFilter('stars', say(words.upTo), STARS, (value) => value),
        choiceFilter('answered', say(words.answered), ANSWERED, (value) => say(words[value])),
        ...(isOfMany
          ? [{ kind: 'choice' as const, name: 'operatorId' as const, label: say(words.operator), options: operators }]
          : []),
      ]}
      columns={reviewColumns(intl)}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
