import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { asMoney } from '../../session/as-money.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { type PayLinkKind, PayLinksDocument, type PayLinksQuery, PayLinkSumsDocument } from './pay-links.generated.js';
import { pathOf, reasonText, stateWords } from './state-text.js';
import { words } from './words.js';

type LinkRow = PayLinksQuery['payLinks']['rows'][number];
const LINK_SCOPES = ['country', 'all'] as const;
const STATES = ['OPEN', 'PAID', 'EXPIRED', 'CANCELLED'] as const;

const parsers = {
  text: parseAsString.withDefault(''),
  state: parseAsStringLiteral(STATES),
  from: parseAsString,
  until: parseAsString,
  review: parseAsStringLiteral(['yes']),
  refused: parseAsStringLiteral(['yes']),
};

/** Custom payments, or donations: what is paid that is no booking. */
export default function PayLinksRoute() {
  const kind = useLocation().pathname.startsWith('/donations') ? 'DONATION' : 'CUSTOM';
  return (
    <PermissionGate permission="payment.request" scopes={LINK_SCOPES}>
      <PayLinks key={kind} kind={kind} />
    </PermissionGate>
  );
}

function PayLinks({ kind }: { kind: PayLinkKind }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const isGift = kind === 'DONATION';
  const { review, refused, ...filter } = address.state;
  const inReview = review === 'yes' ? true : null;
  const refundFailed = refused === 'yes' ? true : null;
  const asked = { kind, ...filter, inReview, refundFailed };
  const list = useList(
    PayLinksDocument,
    address,
    (page, pageSize) => ({ ...asked, page, pageSize }),
    ({ payLinks }) => payLinks,
  );
  const columnSums = useSums(PayLinkSumsDocument, asked);
  const sums = (list.answer.list?.sums ?? []).map(asMoney).join(' · ');
  const add = !isGift && (
    <Button as={Link} to="/custom-payments/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id={isGift ? 'donations' : 'custom-payments'}
      title={say(isGift ? words.donations : words.payments)}
      {...(sums === '' ? { total: words.countAll } : { sub: say(isGift ? words.donationSums : words.sums, { sums }) })}
      actions={add}
      address={address}
      {...list}
      sums={columnSums.sums}
      rowId={({ id }) => id}
      openAt={({ id }) => `${pathOf(kind)}/${id}`}
      editAt={({ id }) => `${pathOf(kind)}/${id}/edit`}
      filters={[
        { kind: 'search', name: 'text', label: say(words.search) },
        choiceFilter('state', say(words.state), STATES, (value) => say(stateWords[value])),
        {
          kind: 'choice',
          name: 'review',
          label: say(words.review),
          options: [{ value: 'yes', label: say(words.toReview) }],
        },
        {
          kind: 'choice',
          name: 'refused',
          label: say(words.refusedBacks),
          options: [{ value: 'yes', label: say(words.toSend) }],
        },
        { kind: 'date', name: 'from', label: say(words.from) },
        { kind: 'date', name: 'until', label: say(words.until) },
      ]}
      columns={[
        { key: 'payer', title: say(words.payer), text: ({ payerName }) => payerName ?? say(words.nameless) },
        { key: 'email', title: say(words.email), text: ({ payerEmail }) => payerEmail ?? '–' },
        { key: 'reason', title: say(words.reason), text: (row) => reasonText(intl, row) },
        moneyColumn({ key: 'amount', title: say(words.amount), of: ({ amount }: LinkRow) => amount, sum: 'amount' }),
        moneyColumn({
          key: 'refunded',
          title: say(words.refunded),
          of: ({ refunded }: LinkRow) => refunded,
          hidden: true,
        }),
        moneyColumn({ key: 'surplus', title: say(words.beside), of: ({ surplus }: LinkRow) => surplus, hidden: true }),
        currencyColumn(intl, ({ amount }: LinkRow) => amount.currency),
        { key: 'pnr', title: say(words.booking), text: ({ pnr }) => pnr ?? '–', hidden: isGift },
        timeColumn({ key: 'asked', title: say(words.asked), of: ({ createdAt }: { createdAt: string }) => createdAt }),
        { key: 'state', title: say(words.state), text: ({ state }) => say(stateWords[state]) },
      ]}
      empty={{
        title: isGift ? words.noDonations : words.none,
        text: isGift ? words.noDonationsText : words.noneText,
        actions: add,
      }}
    />
  );
}
