import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { decimalOf } from '../../features/form/decimal-of.js';
import { typedText } from '../../session/typed-text.js';
import type { Coupon_RowFragment, CouponInput } from './coupons.generated.js';

/** What a form holds: lists as their members with commas between them, money as people write it. */
export type CouponValues = {
  name: string;
  kind: string;
  value: string;
  currency: string;
  cap: string;
  buyFrom: string;
  buyUntil: string;
  travelFrom: string;
  travelUntil: string;
  weekdays: string;
  transportTypes: string;
  operatorIds: string;
  routeIds: string;
  minimumAmount: string;
  minimumPassengers: string;
  firstBookingOnly: boolean;
  nationality: string;
  channels: string;
  paymentMethods: string;
  limitTotal: string;
  limitPerCustomer: string;
  limitPerDay: string;
  budget: string;
  fundedBy: string;
  operatorShare: string;
  combinesWithOffers: boolean;
  active: boolean;
};

export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];

/** `fundedBy`: who bears what the coupons of this author's world save. */
export const newCoupon = (fundedBy: string): CouponValues => ({
  name: '',
  kind: 'PERCENT',
  value: '',
  currency: 'USD',
  cap: '',
  buyFrom: '',
  buyUntil: '',
  travelFrom: '',
  travelUntil: '',
  weekdays: '',
  transportTypes: '',
  operatorIds: '',
  routeIds: '',
  minimumAmount: '',
  minimumPassengers: '',
  firstBookingOnly: false,
  nationality: '',
  channels: '',
  paymentMethods: '',
  limitTotal: '',
  limitPerCustomer: '',
  limitPerDay: '',
  budget: '',
  fundedBy,
  operatorShare: '',
  combinesWithOffers: true,
  active: true,
});

const HUNDREDTHS = 100;
const MINUTE = 60_000;
const UTC_PLUS_SEVEN = 420;

const listOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** 'YYYY-MM-DDTHH:mm' of UTC+7, as the field for it wants. */
const localInput = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + UTC_PLUS_SEVEN * MINUTE).toISOString().slice(0, 16);

const written = (hundredths: number): string => String(hundredths / HUNDREDTHS);
const counted = (count: number | null): string => (count === null ? '' : String(count));

export function valuesOf(coupon: Coupon_RowFragment): CouponValues {
  const money = (amount: number | null): string =>
    amount === null ? '' : amountToType({ amount, currency: coupon.currency as Currency });
  return {
    name: coupon.name,
    kind: coupon.kind,
    value: coupon.kind === 'PERCENT' ? written(coupon.value) : money(coupon.value),
    currency: coupon.currency,
    cap: money(coupon.cap),
    buyFrom: localInput(coupon.buyFrom),
    buyUntil: localInput(coupon.buyUntil),
    travelFrom: coupon.travelFrom ?? '',
    travelUntil: coupon.travelUntil ?? '',
    weekdays: coupon.weekdays.join(','),
    transportTypes: coupon.transportTypes.join(','),
    operatorIds: coupon.operatorIds.join(', '),
    routeIds: coupon.routeIds.join(', '),
    minimumAmount: money(coupon.minimumAmount),
    minimumPassengers: counted(coupon.minimumPassengers),
    firstBookingOnly: coupon.firstBookingOnly,
    nationality: coupon.nationality ?? '',
    channels: coupon.channels.join(','),
    paymentMethods: coupon.paymentMethods.join(','),
    limitTotal: counted(coupon.limitTotal),
    limitPerCustomer: counted(coupon.limitPerCustomer),
    limitPerDay: counted(coupon.limitPerDay),
    budget: money(coupon.budget),
    fundedBy: coupon.fundedBy,
    operatorShare: coupon.fundedBy === 'SHARED' ? written(coupon.operatorShare) : '',
    combinesWithOffers: coupon.combinesWithOffers,
    active: coupon.active,
  };
}

const isWhole = (text: string): boolean => text.trim() === '' || /^\s*[1-9]\d{0,8}\s*$/.test(text);
const isMoney = (text: string, currency: string): boolean =>
  text.trim() === '' || (typedAmount(text, currency as Currency) ?? 0) > 0;
const areNumbers = (text: string): boolean => listOf(text).every((one) => /^\d{1,18}$/.test(one));

/** What is wrong before anything is sent. */
export function wrongIn(values: CouponValues) {
  const { kind, currency } = values;
  const percent = decimalOf(values.value);
  const amount = typedAmount(values.value, currency as Currency);
  const share = decimalOf(values.operatorShare);
  const isShared = values.fundedBy === 'SHARED';
  return {
    name: values.name.trim() === '' && 'REQUIRED',
    value:
      kind === 'PERCENT'
        ? percent === undefined
          ? 'NUMBER'
          : percent > 100 && 'RANGE'
        : (amount === undefined || amount < 0) && 'AMOUNT',
    cap: !isMoney(values.cap, currency) && 'AMOUNT',
    minimumAmount: !isMoney(values.minimumAmount, currency) && 'AMOUNT',
    budget: !isMoney(values.budget, currency) && 'AMOUNT',
    minimumPassengers: !isWhole(values.minimumPassengers) && 'NUMBER',
    limitTotal: !isWhole(values.limitTotal) && 'NUMBER',
    limitPerCustomer: !isWhole(values.limitPerCustomer) && 'NUMBER',
    limitPerDay: !isWhole(values.limitPerDay) && 'NUMBER',
    operatorIds: !areNumbers(values.operatorIds) && 'NUMBER',
    routeIds: !areNumbers(values.routeIds) && 'NUMBER',
    operatorShare: isShared && (share === undefined || share <= 0 || share >= 100) && 'RANGE',
  };
}

/** What is sent: money in minor units, moments with their offset. */
export function inputOf(values: CouponValues): CouponInput {
  const money = (text: string): number | null => typedAmount(text, values.currency as Currency) ?? null;
  const basisPoints = (text: string): number => Math.round((decimalOf(text) ?? 0) * HUNDREDTHS);
  const whole = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  const moment = (text: string): string | null => (text === '' ? null : `${text}:00+07:00`);
  return {
    name: values.name.trim(),
    kind: values.kind as CouponInput['kind'],
    value: values.kind === 'PERCENT' ? basisPoints(values.value) : (money(values.value) ?? 0),
    currency: values.currency,
    cap: money(values.cap),
    buyFrom: moment(values.buyFrom),
    buyUntil: moment(values.buyUntil),
    travelFrom: typedText(values.travelFrom),
    travelUntil: typedText(values.travelUntil),
    weekdays: listOf(values.weekdays).map(Number),
    transportTypes: listOf(values.transportTypes),
    operatorIds: listOf(values.operatorIds),
    routeIds: listOf(values.routeIds),
    minimumAmount: money(values.minimumAmount),
    minimumPassengers: whole(values.minimumPassengers),
    firstBookingOnly: values.firstBookingOnly,
    nationality: (typedText(values.nationality) as 'LOCAL' | 'FOREIGN' | null) ?? null,
    channels: listOf(values.channels),
    paymentMethods: listOf(values.paymentMethods),
    limitTotal: whole(values.limitTotal),
    limitPerCustomer: whole(values.limitPerCustomer),
    limitPerDay: whole(values.limitPerDay),
    budget: money(values.budget),
    fundedBy: values.fundedBy as CouponInput['fundedBy'],
    operatorShare: values.fundedBy === 'SHARED' ? basisPoints(values.operatorShare) : 0,
    combinesWithOffers: values.combinesWithOffers,
    active: values.active,
  };
}
