/** Whether somebody may be called so: something to read, on one line, 100 characters at most. */
export const isPersonName = (text: string): boolean => {
  const name = text.trim();
  return name !== '' && name.length <= 100 && !/\p{Cc}/u.test(name);
};
