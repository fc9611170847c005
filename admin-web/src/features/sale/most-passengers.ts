/** More do not fit into one booking. */
export const MOST_PASSENGERS = 9;
