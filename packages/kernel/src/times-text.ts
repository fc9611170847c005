/** 'Extra bag × 2', in one line; one of it is its name. */
export const timesText = (name: string, quantity: number): string =>
  quantity === 1 ? name : `${name}\u00a0×\u00a0${quantity}`;
