import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fomanticTrim } from './vite-fomantic-trim.ts';
import { formSentences } from './vite-form-sentences.ts';

const services = process.env['ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), formSentences()],
  css: { postcss: { plugins: [fomanticTrim(new URL('src/', import.meta.url))] } },
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
            { name: 'schema', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
            { name: 'dragging', test: /node_modules[\\/]@dnd-kit[\\/]/, priority: 2 },
            {
              name: 'charts',
              test: /node_modules[\\/](recharts|d3-[a-z]+|victory-vendor)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
