import { ASPECTS, aspectWords, issueWords } from '@naga/app-kit/review-words.js';
import { formatRating } from '@naga/kernel/money.js';
import { Rating } from '@naga/ui/Rating';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { orderedBy } from '../../features/list/list-order.js';
import { timeColumn } from '../../features/list/time-column.js';
import { RideNames } from '../../features/place/RideNames.js';
import type { Review_ReviewFragment } from './reviews.generated.js';
import { ReviewState } from './ReviewState.js';
import { stateWords, words } from './words.js';

/** What the list says of each review. */
export function reviewColumns(intl: IntlShape): ListColumn<Review_ReviewFragment>[] {
  const say = intl.formatMessage;
  return [
    {
      key: 'author',
      title: say(words.author),
      text: ({ authorName }) => authorName ?? '–',
      ...orderedBy('AUTHOR_NAME'),
    },
    {
      key: 'operator',
      title: say(words.operator),
      text: ({ operatorName }) => operatorName,
      ...orderedBy('OPERATOR_NAME'),
    },
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
      ...orderedBy('AVERAGE'),
    },
    ...ASPECTS.map((aspect): ListColumn<Review_ReviewFragment> => ({
      key: aspect,
      title: say(aspectWords[aspect]),
      text: (row) => formatRating(row[aspect]),
      render: (row) => <Rating value={row[aspect]} />,
      noWrap: true,
      optional: true,
    })),
    {
      key: 'issues',
      title: say(words.issues),
      text: ({ issues }) => issues.map((issue) => say(issueWords[issue])).join(', '),
      wide: true,
      optional: true,
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
      ...orderedBy('STATE'),
    },
    timeColumn({
      key: 'when',
      title: say(words.when),
      of: ({ createdAt }: Review_ReviewFragment) => createdAt,
      ...orderedBy('CREATED_AT'),
    }),
  ];
}
