// Makes `dist`, which any static host serves: the page, and the widgets beside it. LAB is the lab's origin.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

const lab = process.env.LAB ?? 'https://lab.example';
cpSync('public', 'dist', { recursive: true });
cpSync('node_modules/@trade-area/widgets/dist/elements', 'dist/widgets', {
  recursive: true,
  filter: (path) => !/\.(d\.ts|map)$/.test(path),
});
writeFileSync('dist/index.html', readFileSync('public/index.html', 'utf8').replaceAll('{{LAB}}', lab));
