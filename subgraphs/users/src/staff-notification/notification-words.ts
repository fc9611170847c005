/** Whether all whom it went to have it. */
export const NotificationState = { ON_ITS_WAY: 'ON_ITS_WAY', DELIVERED: 'DELIVERED' } as const;

/** Whom it is for. */
export const NotificationKind = { PERSON: 'PERSON', PASSENGERS: 'PASSENGERS', PEOPLE: 'PEOPLE' } as const;

/** SQL of these over a row `t`. */
export const NOTIFICATION_STATE = `(case when t.delivered < t.people then 'ON_ITS_WAY' else 'DELIVERED' end)`;
export const NOTIFICATION_KIND = 't.listed_kind';
