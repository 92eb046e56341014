import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotli } from './vite-brotli.ts';
import { bundles } from './vite-bundles.ts';
import { fomanticTrim } from './vite-fomantic-trim.ts';
import { formSentences } from './vite-form-sentences.ts';

const { plugin, codeSplitting } = bundles('/src/main.tsx', ['/shell/Frame.tsx', '/routing/Guarded.tsx']);
const services = process.env['ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), formSentences(), plugin, brotli()],
  css: { postcss: { plugins: [fomanticTrim(new URL('src/', import.meta.url))] } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': services, '/socket': { target: services, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false, // one file: it is asked for with the page and kept for all others
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can forbid them
    rolldownOptions: {
      // The published language is one barrel with zod behind it; a page pays only for what it names.
      treeshake: { moduleSideEffects: (id) => !/[\\/]events[\\/]src[\\/]/.test(id) },
      output: { codeSplitting },
    },
  },
});
