import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** What somebody types to show that he means it; each is one word of the reader's language. */
export type ConfirmWord = 'refund' | 'pay' | 'add' | 'deduct' | 'cancel' | 'delete';

const words = defineMessages<Record<ConfirmWord, NoMessageValues>>({
  refund: { id: 'admin.confirm.refund', defaultMessage: 'REFUND' },
  pay: { id: 'admin.confirm.pay', defaultMessage: 'PAY' },
  add: { id: 'admin.confirm.add', defaultMessage: 'ADD' },
  deduct: { id: 'admin.confirm.deduct', defaultMessage: 'DEDUCT' },
  cancel: { id: 'admin.confirm.cancel', defaultMessage: 'CANCEL' },
  delete: { id: 'admin.confirm.delete', defaultMessage: 'DELETE' },
});

export const confirmWordText = (intl: IntlShape, word: ConfirmWord): string => intl.formatMessage(words[word]);

/** Marks that nobody sees: Khmer and Thai keyboards write them between words. */
const UNSEEN = /[\u00AD\u034F\u17B4\u17B5\u200B-\u200F\u2060-\u2064\uFEFF]/gu;

const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(UNSEEN, '').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('und');

/** Whether the word was typed, whatever its case, the blanks around it and the marks that nobody sees. */
export const isTyped = (typed: string, word: string): boolean => plain(typed) === plain(word);
