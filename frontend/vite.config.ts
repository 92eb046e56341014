import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

type PostcssPlugin = Extract<
  NonNullable<NonNullable<UserConfig['css']>['postcss']>,
  { plugins?: unknown }
>['plugins'];

/** Fomantic brings twelve Lato files for a face the theme never shows: take the faces out before they are copied. */
const withoutLato: PostcssPlugin = [
  {
    postcssPlugin: 'without-lato',
    Once(root) {
      root.walkAtRules('font-face', (face) => {
        if (/font-family: *["']?Lato/.test(face.toString())) face.remove();
      });
    },
  },
];

const services = process.env['ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: withoutLato } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': services, '/socket': { target: services, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can forbid them
    rolldownOptions: {
      // The published language is one barrel with zod behind it; a page pays only for what it names.
      treeshake: { moduleSideEffects: (id) => !/[\\/]events[\\/]src[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            {
              name: 'state',
              test: /node_modules[\\/](redux|react-redux|@reduxjs|@redux-saga|redux-saga|immer|reselect|typed-redux-saga)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
