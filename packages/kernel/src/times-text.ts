/** '2 × Extra bag', in one line; of one its name. */
export const timesText = (quantity: number, name: string): string =>
  quantity === 1 ? name : `${quantity}\u00a0×\u00a0${name}`;
