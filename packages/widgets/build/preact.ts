import { fileURLToPath } from 'node:url';

/** A file below `src`. */
export const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** React's names on Preact: the second target of the one source (docs/decisions/0004). */
const names: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': source('elements/runtime/preact/client.ts'),
  'react-dom': 'preact/compat',
  react: source('elements/runtime/preact/react.ts'),
  'use-sync-external-store/shim': source('elements/runtime/preact/externalStore.ts'),
};

/** Aliases of the element builds: Preact for React, and the small forms of what would be large. */
export const onPreact = [
  ...Object.entries(names).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
  { find: /^.*\/text\/engine\.tsx$/, replacement: source('kit/text/engine.small.tsx') },
  { find: /^.*\/useForgetAnswers\.ts$/, replacement: source('kit/useForgetAnswers.small.ts') },
  { find: /^.*\/useRemote\.ts$/, replacement: source('kit/useRemote.small.ts') },
];
