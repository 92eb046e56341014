/** What is said of dues, in Bengali. */
export const bn = {
  'dues.paper.free-too': 'যাদের বকেয়া নেই তারাসহ',
  'dues.paper.months': 'অন্তত {months} মাসের বকেয়া',
  'dues.paper.above': '{above} টাকার বেশি বকেয়া',
  'dues.paper.days': '{days} দিনের বেশি পুরোনো বকেয়া',
};
