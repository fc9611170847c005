import { formatCount } from '@naga/kernel/money.js';
import { Narrow } from '../../records/noun/choice-fields.js';
import { StatusPill } from '@naga/ui/StatusPill';
import { type IntlShape, FormattedMessage, useIntl } from 'react-intl';
import { moneyColumn } from '../../features/money/money-columns.js';
import type { ListedField, NounRow } from '../../records/noun/noun-field.js';
import { localStamp } from '../../session/time/local-stamp.js';
import type { CouponRecord_RowFragment } from '../coupon.generated.js';
import { couponWords as words } from './words.js';

const rowOf = (row: NounRow) => row as unknown as CouponRecord_RowFragment;
const TONES = { RUNNING: 'good', PLANNED: 'quiet', ENDED: 'quiet', USED_UP: 'warn', OFF: 'bad' } as const;
const STATES = ['RUNNING', 'PLANNED', 'ENDED', 'USED_UP', 'OFF'] as const;

/** Its only code, or how many it has. */
export function codesText(intl: IntlShape, { codeCount, firstCode }: CouponRecord_RowFragment): string {
  if (codeCount === 1) return firstCode ?? '';
  return codeCount === 0
    ? ''
    : intl.formatMessage(words.codesTotal, { count: codeCount, shown: formatCount(codeCount) });
}

const codes: ListedField = {
  label: words.codes,
  sorted: false,
  text: (intl, _, row) => codesText(intl, rowOf(row)),
};

const uses: ListedField = {
  label: words.uses,
  sorted: true,
  text(_, _name, row) {
    const { uses: count, limitTotal } = rowOf(row);
    return limitTotal == null ? formatCount(count) : `${formatCount(count)} / ${formatCount(limitTotal)}`;
  },
  look: { align: 'right', noWrap: true },
};

const {
  text: plain,
  render,
  align,
  noWrap,
} = moneyColumn<NounRow>({
  key: 'spent',
  title: '',
  of: (row) => ({ amount: rowOf(row).spent, currency: rowOf(row).currency }),
});
const spent: ListedField = {
  label: words.spent,
  sorted: false,
  text: (_, _name, row) => plain(row),
  look: { render, align, noWrap },
};

const state: ListedField = {
  label: words.state,
  sorted: false,
  text: (intl, _, row) => intl.formatMessage(words[rowOf(row).state]),
  Filter(props) {
    const intl = useIntl();
    const options = STATES.map((value) => ({ value, label: intl.formatMessage(words[value]) }));
    return <Narrow {...props} options={options} />;
  },
  look: {
    render: (row) => (
      <StatusPill tone={TONES[rowOf(row).state]}>
        <FormattedMessage {...words[rowOf(row).state]} />
      </StatusPill>
    ),
  },
};

const createdAt: ListedField = {
  label: words.made,
  sorted: true,
  text: (_, _name, row) => localStamp(rowOf(row).createdAt),
  look: { noWrap: true, optional: true },
};

/** What lists show of a coupon and no form says. */
export const couponTold = { codes, uses, spent, state, createdAt } as const;
