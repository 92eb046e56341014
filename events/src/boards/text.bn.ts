/** What is said of the exams of boards, in Bengali. */
export const bn = {
  'board-registration.already': 'এই শিক্ষার্থী এই শিক্ষাবর্ষে এই বোর্ড পরীক্ষায় নিবন্ধিত আছে',
  'board-registration.other-exam': 'নিবন্ধনের বোর্ড পরীক্ষা বদলানো যায় না: এটি তুলে নিয়ে নতুন করে নিবন্ধন করুন',
  'board-registration.other-board': 'এই মারকায অন্য বোর্ডের',
} as const;
