const MAIL_ADDRESS = /[^/]*(?:@|%40)[^/]*/gi;

/** Whoever knows it opens the ticket, pays the charge or enters the account; its beginning is enough to recognise it. */
const SECRET_ID = /(?<=\/(?:eticket|sandbox\/pay|password\/reset|email\/verify|autoLogin\/[^/]+)\/[\w-]{6})[\w-]+/i;

/** What a log may say of an address: no query, no mail address and no secret, which some paths carry. */
export const loggedPath = (url: string): string =>
  url.split('?')[0]!.replace(MAIL_ADDRESS, '***').replace(SECRET_ID, '***');
