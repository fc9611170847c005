/**
 * For `getByText`: the innermost element that reads so as a whole. A time in a sentence is an element of its own, so no
 * text of the page has all of the sentence.
 */
export const sentence =
  (wanted: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const reads = ({ textContent }: Element): boolean =>
      typeof wanted === 'string' ? textContent === wanted : wanted.test(textContent ?? '');
    return element !== null && reads(element) && ![...element.children].some(reads);
  };
