export const bn = {
  'admissions.export.page.columns': 'যেসব কলাম থাকবে',
  'admissions.export.page.allColumns': 'সবগুলো বাছাই করুন',
  'admissions.export.page.chooseColumns': 'তথ্য দেখতে কলাম বাছাই করুন',
  'admissions.export.page.preview': 'ফাইলে যা থাকবে',
  'admissions.export.page.run': 'তথ্য এক্সপোর্ট করুন',
  'admissions.export.page.recorded':
    'প্রতিটি এক্সপোর্টের রেকর্ড থাকে: কে, কখন, কতজনের কোন কোন তথ্য নিয়েছেন। ফাইলটি মাদরাসার বাইরে দেওয়ার আগে ভাবুন।',
  'admissions.export.page.looking': 'আপনি তথ্য দেখতে পারেন; ফাইল নিতে “তথ্য এক্সপোর্ট” ক্ষমতার “যোগ” অংশটি লাগে।',
  'admissions.export.page.nobody': 'এই ফিল্টারে কোনো তথ্য নেই',
} as const;
