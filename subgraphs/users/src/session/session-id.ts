const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A session's id as the database takes it; undefined for anything else, which no session has. */
export const sessionIdOf = (text: string | undefined): string | undefined =>
  text !== undefined && UUID.test(text) ? text : undefined;
