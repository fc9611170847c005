import type { Affiliate_RowFragment, AffiliateInput } from './affiliates.generated.js';

export type AffiliateValues = {
  name: string;
  code: string;
  countryCode: string;
  commissionPercent: string;
  active: boolean;
  accountId: string;
};

export const NEW_AFFILIATE: AffiliateValues = {
  name: '',
  code: '',
  countryCode: '',
  commissionPercent: '0',
  active: true,
  accountId: '',
};

export const valuesOf = (affiliate: Affiliate_RowFragment): AffiliateValues => ({
  name: affiliate.name,
  code: affiliate.code,
  countryCode: affiliate.countryCode ?? '',
  commissionPercent: String(affiliate.commissionPercent),
  active: affiliate.active,
  accountId: affiliate.accountId ?? '',
});

/** '7,5' and '7.5' are one number; undefined for what is none. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** What is wrong before anything is sent. */
export function wrongIn({ name, code, commissionPercent }: AffiliateValues) {
  const share = numberOf(commissionPercent);
  return {
    name: name.trim() === '' && 'REQUIRED',
    code: !/^\d{1,12}$/.test(code.trim()) && 'DIGITS',
    commissionPercent: share === undefined ? 'NUMBER' : share > 100 && 'RANGE',
  };
}

export const inputOf = (values: AffiliateValues): AffiliateInput => ({
  name: values.name.trim(),
  code: values.code.trim(),
  countryCode: values.countryCode === '' ? null : values.countryCode,
  commissionPercent: numberOf(values.commissionPercent) ?? 0,
  active: values.active,
  accountId: values.accountId === '' ? null : values.accountId,
});
