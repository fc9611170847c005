import { formatMoney, type Money } from '@naga/kernel/money.js';
import { createContext, useContext } from 'react';

const MoneyText = createContext<(money: Money) => string>(formatMoney);

/** Who writes money otherwise in all parts below: the back office has the code of its currency beside it. */
export const MoneyTextProvider = MoneyText.Provider;

/** How money is written here. */
export const useMoneyText = (): ((money: Money) => string) => useContext(MoneyText);
