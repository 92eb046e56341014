import { defineContext } from '../kit/routing/screens.ts';

const guard = { power: 'exam_condition', flags: ['view'] } as const;
const sheet = { power: 'marksheet', flags: ['view'] } as const;
const entry = { power: 'result_entry', flags: ['view'] } as const;

export const results = defineContext({
  open: [
    { path: '/:schoolid', only: /^\/\p{Nd}+\/?$/u, page: () => import('./public/SearchPage.tsx') },
    {
      path: '/:schoolid/students/:sessionid/:examid/:classid/:userid',
      page: () => import('./public/ResultPage.tsx'),
    },
  ],
  screens: [
    {
      path: '/exam/point-v-condition',
      name: { bn: 'জিপিএ পদ্ধতির শর্ত', en: 'Conditions by Points' },
      group: 'exam',
      place: 20,
      ...guard,
      page: () => import('./conditions/PointConditionsPage.tsx'),
    },
    {
      path: '/exam/average-v-condition',
      name: { bn: 'গড় পদ্ধতির শর্ত', en: 'Conditions by Average' },
      group: 'exam',
      place: 30,
      ...guard,
      page: () => import('./conditions/AverageConditionsPage.tsx'),
    },
    {
      path: '/exam/talent-condition',
      name: { bn: 'মেধাস্থানের শর্ত', en: 'Conditions of Merit' },
      group: 'exam',
      place: 40,
      ...guard,
      page: () => import('./talent/TalentConditionPage.tsx'),
    },
    {
      path: '/exam/list-of-candidates',
      name: { bn: 'পরীক্ষার্থী তালিকা', en: 'List of Candidates' },
      group: 'exam',
      place: 50,
      power: 'exam_list_generation',
      flags: ['view'],
      page: () => import('./candidates/CandidatesPage.tsx'),
    },
    {
      path: '/exam/admit-card',
      name: { bn: 'প্রবেশপত্র', en: 'Admit Cards' },
      group: 'exam',
      place: 60,
      ...{ power: 'admit_card', flags: ['view'] },
      page: () => import('./cards/AdmitCardPage.tsx'),
    },
    {
      path: '/result',
      name: { bn: 'ফলাফল এন্ট্রি', en: 'Result Entry' },
      group: 'result',
      place: 10,
      ...entry,
      page: () => import('./entry/ResultEntryPage.tsx'),
    },
    {
      path: '/result/mark-sheet',
      name: { bn: 'নম্বরপত্র', en: 'Mark Sheets' },
      group: 'result',
      place: 30,
      ...sheet,
      page: () => import('./mark-sheet/MarkSheetPage.tsx'),
    },
    {
      path: '/result/mark-sheet/:id',
      name: { bn: 'নম্বরপত্র', en: 'Mark Sheet' },
      group: 'result',
      ...sheet,
      page: () => import('./mark-sheet/MarkSheetPage.tsx'),
    },
    {
      path: '/result/:id',
      name: { bn: 'ফলাফল সংশোধন', en: 'Result Update' },
      group: 'result',
      ...entry,
      page: () => import('./entry/ResultEntryPage.tsx'),
    },
    {
      path: '/result/point-results',
      name: { bn: 'ফলাফল প্রকাশ', en: 'Publishing of Results' },
      group: 'result',
      place: 20,
      ...entry,
      page: () => import('./publishing/PointResultsPage.tsx'),
    },
    {
      path: '/result/versions',
      name: { bn: 'প্রকাশিত সংস্করণ', en: 'Published Versions' },
      group: 'result',
      place: 30,
      ...{ power: 'marksheet', flags: ['view'] },
      page: () => import('./publishing/VersionsPage.tsx'),
    },
  ],
});
