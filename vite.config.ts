import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { offlinePlugin } from './scripts/offline-plugin.ts';
import { ruleBoardsPlugin } from './scripts/rule-boards.ts';

export default defineConfig({
  // Relative addresses: the built site runs from any folder of any host.
  base: './',
  plugins: [
    react(),
    ruleBoardsPlugin(fileURLToPath(new URL('cases', import.meta.url))),
    offlinePlugin(fileURLToPath(new URL('app/offline/service-worker.ts', import.meta.url))),
  ],
  build: {
    target: 'es2022',
    rolldownOptions: {
      // The engine does nothing when it is imported, so what the first view does without can come later.
      treeshake: { moduleSideEffects: [{ test: /\/engine\//, sideEffects: false }] },
      output: {
        // What every view needs compresses better together.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|zustand|idb)\//,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    setupFiles: ['scripts/seed-properties.ts'],
    // Properties and whole panels take seconds on a busy machine; a hang still ends.
    testTimeout: 60_000,
    // Files share the modules of their worker: to import the engine anew takes more time than most tests. So no test
    // may lean on what another has left in a module.
    isolate: false,
    include: ['engine/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
