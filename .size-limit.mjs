// The budget for what a first visit loads before anything shows: the scripts that index.html names.
import { readFileSync } from 'node:fs';

const html = readFileSync('dist/index.html', 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(
  (match) => `dist/${match[1]}`,
);

export default [{ name: 'first load, scripts', path: scripts, limit: '376 kB', gzip: true }];
