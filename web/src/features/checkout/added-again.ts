/** What is said with seats that are held again of what had been added: not all is kept, or it costs something else. */
export type AddedAgain = 'gone' | 'repriced';

/** The field of an address that says so. */
export const ADDED_FIELD = 'added';
