import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: 'dist/server' }
    : {
        outDir: 'dist/client',
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: 'src/client.tsx',
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
}));
