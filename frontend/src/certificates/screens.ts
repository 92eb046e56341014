import { defineContext } from '../kit/routing/screens.ts';

export const certificates = defineContext({
  screens: [
    {
      path: '/students/certificate-of-attestation',
      help: 'certificates',
      name: { bn: 'প্রত্যয়নপত্র', en: 'Certificates of attestation' },
      group: 'students',
      power: 'certificate',
      flags: ['view'],
      page: () => import('./CertificatesPage.tsx'),
    },
  ],
});
