/** Words as the enum of the graph that has them. */
export const sameWords = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [word in Word]: word };
