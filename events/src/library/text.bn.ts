/** What is said of the library, in Bengali. */
export const bn = {
  'library.copies-added': 'কপিগুলোর নম্বর দেওয়া হয়েছে',
} as const;
