export const bn = { 'exams.settings-saved': 'পরীক্ষার সেটিংস সংরক্ষণ করা হয়েছে' } as const;
