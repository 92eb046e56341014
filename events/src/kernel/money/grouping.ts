// 1,500 · 1,23,45,678 · 12,345,678; a comma anywhere else is none that groups.
const GROUPED = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/;

/**
 * A number without the commas that group it by lakh or by thousand.
 * @param text in Latin digits, with or without a sign before it and a fraction behind
 * @returns undefined where a comma stands in another place: 583,28 is no 58,328
 */
export function ungrouped(text: string): string | undefined {
  if (!text.includes(',')) return text;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)([\d,]*)(\.\d*)?$/.exec(text) ?? [];
  return GROUPED.test(whole) ? sign + whole.replaceAll(',', '') + fraction : undefined;
}

/** 71,5 or 1500,00: one comma as the sign before a fraction of one or two digits, as a point. */
export const withPoint = (text: string): string => text.replace(/^(\D*\d+),(\d{1,2})(?=\D*$)/, '$1.$2');
