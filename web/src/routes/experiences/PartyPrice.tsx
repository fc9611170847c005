import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { SummaryPanel } from '@naga/ui/SummaryPanel';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { mailtoOf } from './ask-by-mail.js';
import type { ExperienceQuery } from './experience.generated.js';
import type { Age, Party } from './party.js';
import { ageWords, partyFacts, partyWords } from './party-words.js';

export interface PartyPriceProps {
  experience: NonNullable<ExperienceQuery['experience']>;
  /** null: the party is larger than the experience takes. */
  price: ExperienceQuery['experiencePrice'];
  party: Party;
}

const LINES: Record<string, Age> = { adult: 'adults', senior: 'seniors', child: 'children', infant: 'infants' };

/** What the party costs, line by line; on a phone the total stays at the foot of the screen. */
export function PartyPrice({ experience: { title, maxGuests }, price, party }: PartyPriceProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const say = (name: keyof typeof partyWords) => intl.formatMessage(partyWords[name]);
  const total = price === null ? undefined : moneyOf(price.total);
  const ages = price?.lines.map(({ kind, count, amount }) => ({
    id: kind,
    label: intl.formatMessage(partyFacts.line, { who: intl.formatMessage(ageWords[LINES[kind] ?? 'adults']), count }),
    money: moneyOf(amount),
  }));
  const off = price === null ? 0 : price.discount.amount;
  const discount =
    off > 0 && total !== undefined ? [{ id: 'off', label: say('discount'), money: { ...total, amount: -off } }] : [];
  return (
    <SummaryPanel
      title={say('title')}
      lines={[...(ages ?? []), ...discount]}
      total={total}
      action={
        total !== undefined && (
          <Button
            as="a"
            wide
            href={mailtoOf(intl, { title, day: formatDate(party.date, language, 'long'), party, total })}
          >
            {say('ask')}
          </Button>
        )
      }
      after={
        <>
          {say('askHint')} <Link to={to('/contact')}>{say('call')}</Link>
        </>
      }
    >
      {price === null && <Notice tone="warn">{intl.formatMessage(partyFacts.most, { count: maxGuests })}</Notice>}
    </SummaryPanel>
  );
}
