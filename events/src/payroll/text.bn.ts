/** What is said of pay heads and salaries, in Bengali. */
export const bn = {
  'payroll.head-fund-kind': '“{fund}” থেকে বেতন দেওয়া যায় না; যাকাত, ওয়াকফের মূলধন ও আমানতের টাকা বেতনে খরচ হয় না',
  'payroll.head-chain': 'তহবিল, খতিয়ান ও উপখাত একই সঙ্গে মেলে না',
  'payroll.head-class': 'প্রাপ্য হবে ব্যয়ের উপখাতে, কর্তন ব্যয় বা দায়ের, উশুল অন্যান্য সম্পদের',
} as const;
