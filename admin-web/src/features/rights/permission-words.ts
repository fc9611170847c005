import type { Reach } from '@naga/kernel/reach.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** What a permission lets people do. */
export const permissionWords = defineMessages<Record<string, NoMessageValues>>({
  'catalogue.view': { id: 'admin.permission.catalogue.view', defaultMessage: 'See the timetable' },
  'catalogue.edit': { id: 'admin.permission.catalogue.edit', defaultMessage: 'Change routes, stops and vehicles' },
  'schedule.edit': { id: 'admin.permission.schedule.edit', defaultMessage: 'Change departures' },
  'seat.block': { id: 'admin.permission.seat.block', defaultMessage: 'Block seats' },
  'pricing.edit': { id: 'admin.permission.pricing.edit', defaultMessage: 'Change prices' },
  'booking.view': { id: 'admin.permission.booking.view', defaultMessage: 'See bookings' },
  'booking.history': { id: 'admin.permission.booking.history', defaultMessage: 'See how bookings came about' },
  'booking.create': { id: 'admin.permission.booking.create', defaultMessage: 'Sell tickets' },
  'booking.edit': { id: 'admin.permission.booking.edit', defaultMessage: 'Change bookings' },
  'booking.cancel': { id: 'admin.permission.booking.cancel', defaultMessage: 'Cancel bookings' },
  'refund.policy': { id: 'admin.permission.refund.policy', defaultMessage: 'Refund by the rules' },
  'refund.overrule': { id: 'admin.permission.refund.overrule', defaultMessage: 'Refund beyond the rules' },
  'pricing.ask': { id: 'admin.permission.pricing.ask', defaultMessage: 'Ask for other refund policies' },
  'refund.ask': { id: 'admin.permission.refund.ask', defaultMessage: 'Ask for refunds beyond the rules' },
  'payment.request': {
    id: 'admin.permission.payment.request',
    defaultMessage: 'Ask for custom payments, look after donations',
  },
  'ticket.scan': { id: 'admin.permission.ticket.scan', defaultMessage: 'Scan tickets' },
  'manifest.view': { id: 'admin.permission.manifest.view', defaultMessage: 'See passenger lists' },
  'report.view': { id: 'admin.permission.report.view', defaultMessage: 'See reports' },
  'settlement.view': { id: 'admin.permission.settlement.view', defaultMessage: 'See settlements' },
  'settlement.approve': { id: 'admin.permission.settlement.approve', defaultMessage: 'Approve settlements' },
  'settlement.agree': { id: 'admin.permission.settlement.agree', defaultMessage: 'Agree with settlements' },
  'settlement.pay': { id: 'admin.permission.settlement.pay', defaultMessage: 'Pay settlements' },
  'user.manage': { id: 'admin.permission.user.manage', defaultMessage: 'Manage people' },
  'user.impersonate': { id: 'admin.permission.user.impersonate', defaultMessage: 'Act as somebody else' },
  'role.manage': { id: 'admin.permission.role.manage', defaultMessage: 'Make and change roles' },
  'coupon.manage': { id: 'admin.permission.coupon.manage', defaultMessage: 'Manage coupons' },
  'reward.manage': { id: 'admin.permission.reward.manage', defaultMessage: 'Manage reward points' },
  'affiliate.manage': { id: 'admin.permission.affiliate.manage', defaultMessage: 'Manage affiliates' },
  'cargo.view': { id: 'admin.permission.cargo.view', defaultMessage: 'See parcels' },
  'cargo.create': { id: 'admin.permission.cargo.create', defaultMessage: 'Accept parcels' },
  'cargo.update': { id: 'admin.permission.cargo.update', defaultMessage: 'Change parcels' },
  'notification.send': { id: 'admin.permission.notification.send', defaultMessage: 'Send messages' },
  'review.moderate': { id: 'admin.permission.review.moderate', defaultMessage: 'Moderate reviews' },
  'review.reply': { id: 'admin.permission.review.reply', defaultMessage: 'Answer reviews' },
  'audit.view': { id: 'admin.permission.audit.view', defaultMessage: 'See who changed what' },
  'developer.approve': { id: 'admin.permission.developer.approve', defaultMessage: 'Decide developers’ requests' },
  'system.manage': { id: 'admin.permission.system.manage', defaultMessage: 'Look after the system' },
  'message.edit': { id: 'admin.permission.message.edit', defaultMessage: 'Write what messages say' },
  'apikey.manage': { id: 'admin.permission.apikey.manage', defaultMessage: 'Manage API keys' },
});

/** What a permission is called; one that is younger than this client stands for itself. */
export const permissionName = (intl: IntlShape, name: string): string =>
  Object.hasOwn(permissionWords, name) ? intl.formatMessage(permissionWords[name]!) : name;

/** Whose rows a permission reaches. */
export const reachWords = defineMessages<Record<Reach, NoMessageValues>>({
  own: { id: 'admin.reach.own', defaultMessage: 'own' },
  branch: { id: 'admin.reach.branch', defaultMessage: 'branch' },
  operator: { id: 'admin.reach.operator', defaultMessage: 'operator' },
  agency: { id: 'admin.reach.agency', defaultMessage: 'agency' },
  country: { id: 'admin.reach.country', defaultMessage: 'country' },
  all: { id: 'admin.reach.all', defaultMessage: 'all' },
});
