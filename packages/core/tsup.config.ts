import { defineConfig } from 'tsup';

const entries = [
  'index',
  'contract/index',
  'kernel/index',
  'gateway/index',
  'pricing/index',
  'preflight/index',
  'geometry/index',
  'layout/index',
  'auth/index',
  'orders/index',
  'uploads/index',
  'messages/index',
  'account/index',
  'consent/index',
  'store/index',
  'payments/index',
  'promotions/index',
  'news/index',
  'help/index',
  'sharing/index',
  'projects/index',
  'downloads/index',
  'configurator/index',
  'checkout/index',
  'editor/index',
  'contact/index',
];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: ['esm'],
  target: 'es2022',
  dts: false,
  clean: true,
  sourcemap: true,
});
