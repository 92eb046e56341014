import { defineContext } from '../kit/routing/screens.ts';

export const staff = defineContext({
  screens: [
    {
      path: '/teacherinfo',
      makes: 'TeacherID',
      help: 'teachers',
      name: { bn: 'শিক্ষক ও কর্মচারী', en: 'Teachers and staff' },
      group: 'teachers',
      power: 'teacher_info',
      flags: ['view'],
      page: () => import('./teachers/TeachersPage.tsx'),
    },
    {
      path: '/teacherinfo/designation',
      makes: 'DNID',
      help: 'designations',
      name: { bn: 'পদবি', en: 'Designations' },
      group: 'teachers',
      power: 'teacher_designation',
      page: async () => (await import('./pages.ts')).designationsPage,
    },
    {
      path: '/teacherinfo/report',
      help: 'teacher-reports',
      name: { bn: 'শিক্ষক প্রতিবেদন', en: 'Teacher reports' },
      group: 'teachers',
      power: 'teacher_report',
      flags: ['view'],
      page: () => import('./teachers/ReportPage.tsx'),
    },
  ],
});
