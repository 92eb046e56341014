export { type MoneyPlace, todaysMoney } from './rows.ts';
