/** Of certificates of attestation. */
export const certificates = {
  certificateDay: 'দেওয়ার তারিখ',
  totalMark: 'মোট নম্বর',
  figuresFrom: 'অঙ্কের উৎস',
} as const;
