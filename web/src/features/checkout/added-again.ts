/** What is said of add-ons with seats that are held again: not all of them are kept, or they cost something else. */
export type AddedAgain = 'gone' | 'repriced';

/** The field of an address that says so. */
export const ADDED_FIELD = 'added';
