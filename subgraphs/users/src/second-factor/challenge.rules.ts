/** How long a login waits for its second factor, and how often it may be tried. */
export const CHALLENGE_MINUTES = 10;
export const CHALLENGE_TRIES = 5;
