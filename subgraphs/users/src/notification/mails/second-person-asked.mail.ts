import type { Voice } from '../voice.js';
import { type Currency, formatMoney } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';
import { linkTo } from './booking-mail.js';

/** What one person asks for and a second one decides. */
export const REQUEST_KINDS = [
  'POLICY',
  'OVERRULE',
  'LINK_REFUND',
  'TOP_UP',
  'OTHER_WAY',
  'LINK_OTHER_WAY',
  'TAKING',
  'LINK_TAKING',
  'GRANT',
  'PRICES',
  'POINTS',
  'TARIFF',
] as const;
type RequestKind = (typeof REQUEST_KINDS)[number];

/** Where money is to go that its provider does not send back. */
export const OTHER_WAYS = ['WALLET', 'CASH'] as const;

export interface AskedRequest {
  readonly kind: RequestKind;
  /** Of the page where it is decided: a request, a booking, a pay link, an agency, a statement. */
  readonly recordId: string;
  /** Who asks, by name; null where the account is gone. */
  readonly askedBy: string | null;
  /** Minor units; null where no money waits. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  /** Booking reference. */
  readonly pnr: string | null;
  readonly operatorName: string | null;
  readonly agencyName: string | null;
  /** In the words of who asks; null where he wrote none. */
  readonly reason: string | null;
  readonly way: (typeof OTHER_WAYS)[number] | null;
}

const PAGES: Readonly<Record<RequestKind, string>> = {
  POLICY: 'admin/refund-policies/requests?request=',
  OVERRULE: 'admin/overrules?request=',
  LINK_REFUND: 'admin/custom-payments/',
  TOP_UP: 'admin/agencies/',
  OTHER_WAY: 'admin/bookings/',
  LINK_OTHER_WAY: 'admin/custom-payments/',
  TAKING: 'admin/bookings/',
  LINK_TAKING: 'admin/custom-payments/',
  GRANT: 'admin/settlements/',
  PRICES: 'admin/routes/',
  POINTS: 'admin/rewards/requests?request=',
  TARIFF: 'admin/tariffs/changes/',
};

const OTHER_WAY = { subject: 'mail.askedOtherWay.subject', text: 'mail.askedOtherWay.text' } as const;
const TAKING = { subject: 'mail.askedTaking.subject', text: 'mail.askedTaking.text' } as const;

const WORDS = {
  POLICY: { subject: 'mail.askedPolicy.subject', text: 'mail.askedPolicy.text' },
  OVERRULE: { subject: 'mail.askedOverrule.subject', text: 'mail.askedOverrule.text' },
  LINK_REFUND: { subject: 'mail.askedLinkRefund.subject', text: 'mail.askedLinkRefund.text' },
  TOP_UP: { subject: 'mail.askedTopUp.subject', text: 'mail.askedTopUp.text' },
  OTHER_WAY,
  LINK_OTHER_WAY: OTHER_WAY,
  TAKING,
  LINK_TAKING: TAKING,
  GRANT: { subject: 'mail.askedGrant.subject', text: 'mail.askedGrant.text' },
  PRICES: { subject: 'mail.askedPrices.subject', text: 'mail.askedPrices.text' },
  POINTS: { subject: 'mail.askedPoints.subject', text: 'mail.askedPoints.text' },
  TARIFF: { subject: 'mail.askedTariff.subject', text: 'mail.askedTariff.text' },
} as const;

const WAY_WORDS = { WALLET: 'mail.asked.wallet', CASH: 'mail.asked.cash' } as const;

/** To who may decide: a request waits for a second person. */
export const secondPersonAskedMail = (
  language: LanguageCode,
  voice: Voice,
  { kind, recordId, askedBy, amount, pnr, operatorName, agencyName, reason, way }: AskedRequest,
): Mail =>
  accountMail(language, voice, (words) => {
    const money = amount && formatMoney({ amount: amount.amount, currency: amount.currency as Currency });
    const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
    return {
      subject: words(WORDS[kind].subject),
      paragraphs: [words(WORDS[kind].text)],
      facts: [
        ...fact(words('mail.asked.by'), askedBy),
        ...fact(words('mail.asked.booking'), pnr),
        ...fact(words('mail.asked.agency'), agencyName),
        ...fact(words('mail.policy.operator'), operatorName),
        ...fact(words('mail.asked.amount'), money),
        ...fact(words('mail.asked.way'), way && words(WAY_WORDS[way])),
        ...fact(words('mail.policy.answer'), reason),
      ],
      actions: [
        { label: words('mail.policy.action'), url: linkTo(voice, `${PAGES[kind]}${encodeURIComponent(recordId)}`) },
      ],
    };
  });
