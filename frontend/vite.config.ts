import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { brotli } from './vite-brotli.ts';
import { codeSplitting, type Splitting, startFiles } from './vite-bundles/index.ts';
import { fomanticTrim } from './vite-fomantic-trim.ts';
import { formSentences } from './vite-form-sentences.ts';
import { lateZod } from './vite-late-zod.ts';
import { typedAnswers } from './vite-typed-answers.ts';
import { undimmed } from './vite-undimmed.ts';

const services = process.env['ORIGIN'] ?? 'http://127.0.0.1:3000';

const pages = (splitting?: Splitting): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    formSentences(),
    lateZod(new URL('../events/src/', import.meta.url)),
    typedAnswers(),
    undimmed(),
    startFiles(),
    brotli(),
  ],
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
      // The published language is one barrel with zod behind it, the kit's rooms are some more; a page pays only for
      // what it names.
      treeshake: {
        moduleSideEffects: (id) =>
          !/[\\/]events[\\/]src[\\/]|[\\/]frontend[\\/]src[\\/].*[\\/]index\.ts$/.test(id),
      },
      preserveEntrySignatures: false,
      // Files may ask one another in a circle: each module runs when it is first wanted.
      output: { codeSplitting: splitting, strictExecutionOrder: true },
    },
  },
});

export default defineConfig(async ({ command }) =>
  pages(command === 'build' ? await codeSplitting(pages) : undefined),
);
