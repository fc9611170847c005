import type { LanguageCode } from '@naga/kernel/language.js';
import { defineMessages, type IntlShape } from 'react-intl';
import { languageName } from '../../session/language.js';
import { wordFor } from '../../session/word-for.js';
import { accountFields } from './fields/account-fields.js';
import { bookingFields } from './fields/booking-fields.js';
import { catalogueFields } from './fields/catalogue-fields.js';
import { couponFields } from './fields/coupon-fields.js';
import { experienceFields } from './fields/experience-fields.js';
import { parcelFields } from './fields/parcel-fields.js';
import { priceFields } from './fields/price-fields.js';
import { reviewFields } from './fields/review-fields.js';
import { settlementFields } from './fields/settlement-fields.js';
import { timetableFields } from './fields/timetable-fields.js';

/** What the fields are called that many kinds of records have. */
const sharedFields = defineMessages({
  accountId: { id: 'admin.field.accountId', defaultMessage: 'User' },
  accountType: { id: 'admin.field.accountType', defaultMessage: 'Account type' },
  active: { id: 'admin.field.active', defaultMessage: 'Active' },
  agencyId: { id: 'admin.field.agencyId', defaultMessage: 'Agency' },
  amount: { id: 'admin.field.amount', defaultMessage: 'Amount' },
  branchId: { id: 'admin.field.branchId', defaultMessage: 'Branch' },
  commissionPercent: { id: 'admin.field.commissionPercent', defaultMessage: 'Commission in percent' },
  contactVersion: { id: 'admin.field.contactVersion', defaultMessage: 'Version of the contact' },
  contactEmail: { id: 'admin.field.contactEmail', defaultMessage: 'Contact e-mail' },
  contactName: { id: 'admin.field.contactName', defaultMessage: 'Contact' },
  contactPhone: { id: 'admin.field.contactPhone', defaultMessage: 'Contact telephone' },
  countryCode: { id: 'admin.field.countryCode', defaultMessage: 'Country' },
  createdAt: { id: 'admin.field.createdAt', defaultMessage: 'Created' },
  creditLimit: { id: 'admin.field.creditLimit', defaultMessage: 'Credit limit' },
  currency: { id: 'admin.field.currency', defaultMessage: 'Currency' },
  email: { id: 'admin.field.email', defaultMessage: 'E-mail' },
  emailVerifiedAt: { id: 'admin.field.emailVerifiedAt', defaultMessage: 'E-mail proved' },
  endedAt: { id: 'admin.field.endedAt', defaultMessage: 'Ended' },
  endReason: { id: 'admin.field.endReason', defaultMessage: 'Ended because' },
  expiresAt: { id: 'admin.field.expiresAt', defaultMessage: 'Expires' },
  firstName: { id: 'admin.field.firstName', defaultMessage: 'First name' },
  id: { id: 'admin.field.id', defaultMessage: 'Number' },
  language: { id: 'admin.field.language', defaultMessage: 'Language' },
  lastName: { id: 'admin.field.lastName', defaultMessage: 'Last name' },
  mode: { id: 'admin.field.mode', defaultMessage: 'Mode' },
  name: { id: 'admin.field.name', defaultMessage: 'Name' },
  note: { id: 'admin.field.note', defaultMessage: 'Note' },
  operatorId: { id: 'admin.field.operatorId', defaultMessage: 'Operator' },
  passwordHash: { id: 'admin.field.passwordHash', defaultMessage: 'Password' },
  permission: { id: 'admin.field.permission', defaultMessage: 'Permission' },
  phoneNumber: { id: 'admin.field.phoneNumber', defaultMessage: 'Telephone' },
  pnr: { id: 'admin.field.pnr', defaultMessage: 'Booking reference' },
  revokedAt: { id: 'admin.field.revokedAt', defaultMessage: 'Revoked' },
  roleId: { id: 'admin.field.roleId', defaultMessage: 'Role' },
  rows: { id: 'admin.field.rows', defaultMessage: 'Rows' },
  scope: { id: 'admin.field.scope', defaultMessage: 'Scope' },
  scopes: { id: 'admin.field.scopes', defaultMessage: 'Scopes' },
  seatNumber: { id: 'admin.field.seatNumber', defaultMessage: 'Seat' },
  secondaryEmail: { id: 'admin.field.secondaryEmail', defaultMessage: 'Second e-mail' },
  state: { id: 'admin.field.state', defaultMessage: 'State' },
  status: { id: 'admin.field.status', defaultMessage: 'Status' },
  stopEmailNotification: { id: 'admin.field.stopEmailNotification', defaultMessage: 'No notification by e-mail' },
  telegramId: { id: 'admin.field.telegramId', defaultMessage: 'Telegram' },
  total: { id: 'admin.field.total', defaultMessage: 'Total' },
  userName: { id: 'admin.field.userName', defaultMessage: 'User name' },
});

const WORDS = {
  ...sharedFields,
  ...accountFields,
  ...bookingFields,
  ...timetableFields,
  ...catalogueFields,
  ...priceFields,
  ...parcelFields,
  ...couponFields,
  ...experienceFields,
  ...settlementFields,
  ...reviewFields,
};

/** Fields that have words; one that is younger than this client is told in the words it is made of. */
export const FIELDS: readonly string[] = Object.keys(WORDS);

/** 'contactEmail' → 'Contact e-mail' */
export const fieldName = (intl: IntlShape, field: string): string => wordFor(intl, WORDS, field);

/** The same with the language of the text that is told: 'Name · English'. */
export const spokenField = (
  intl: IntlShape,
  { field, language }: { field: string; language?: LanguageCode | undefined },
): string => [fieldName(intl, field), ...(language === undefined ? [] : [languageName(language)])].join(' · ');
