export type RenewalColor = 'green' | 'yellow' | 'red';

const coloured =
  (green: number, yellow: number) =>
  (left: number): RenewalColor => {
    if (left > green) return 'green';
    return left > yellow ? 'yellow' : 'red';
  };

/** The colours that tell how much is left (specification §9). */
export const daysColor = coloured(60, 30);
export const quotaColor = coloured(20, 10);
