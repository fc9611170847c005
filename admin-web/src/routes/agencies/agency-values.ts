import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { typedText } from '../../session/typed-text.js';
import type { Agency_RowFragment, AgencyInput } from './agencies.generated.js';

export type AgencyValues = {
  name: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  countryCode: string;
  commissionLevelId: string;
  creditLimit: string;
  creditCurrency: string;
  active: boolean;
};

export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];

export const NEW_AGENCY: AgencyValues = {
  name: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  countryCode: '',
  commissionLevelId: '',
  creditLimit: '0',
  creditCurrency: 'USD',
  active: true,
};

export const valuesOf = (agency: Agency_RowFragment): AgencyValues => ({
  name: agency.name,
  contactName: agency.contactName ?? '',
  contactEmail: agency.contactEmail ?? '',
  contactPhone: agency.contactPhone ?? '',
  countryCode: agency.countryCode,
  commissionLevelId: agency.commissionLevel?.id ?? '',
  creditLimit: amountToType({ ...agency.creditLimit, currency: agency.creditLimit.currency as Currency }),
  creditCurrency: agency.creditLimit.currency,
  active: agency.active,
});

/** What is wrong before anything is sent. */
export function wrongIn({ name, countryCode, creditLimit, creditCurrency }: AgencyValues) {
  return {
    name: name.trim() === '' && 'REQUIRED',
    countryCode: countryCode === '' && 'REQUIRED',
    creditLimit: (typedAmount(creditLimit, creditCurrency as Currency) ?? -1) < 0 && 'AMOUNT',
  };
}

/** What is sent: money in minor units. */
export const inputOf = (values: AgencyValues): AgencyInput => ({
  name: values.name.trim(),
  contactName: typedText(values.contactName),
  contactEmail: typedText(values.contactEmail),
  contactPhone: typedText(values.contactPhone),
  countryCode: values.countryCode,
  commissionLevelId: values.commissionLevelId || null,
  creditLimit: typedAmount(values.creditLimit, values.creditCurrency as Currency) ?? 0,
  creditCurrency: values.creditCurrency,
  active: values.active,
});
