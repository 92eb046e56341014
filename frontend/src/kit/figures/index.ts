export { useHijriOffset } from '../session/institution.ts';
export { banglaInWords } from './bangla.ts';
export { DayText, InstantText } from './DayText.tsx';
export { Digits } from './Digits.tsx';
export { useHijriInWords } from './hijri.ts';
export { longDay } from './long-day.ts';
export { Money } from './Money.tsx';
export { type Decimals, decimalsOf, fillMoney } from './money.ts';
