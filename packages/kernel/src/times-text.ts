/** '2 × Extra bag', in one line. */
export const timesText = (quantity: number, name: string): string => `${quantity}\u00a0×\u00a0${name}`;
