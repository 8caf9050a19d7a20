import { readCardFile } from './card-file.ts';
const file = readCardFile('../shared/cards/cards.jsonl');
for (const n of process.argv.slice(2)) {
  const c = file.find(n); if (!c) { console.log('NONE', n); continue; }
  console.log(n); for (const f of c.faces) for (const a of f.abilities) console.log('   ', JSON.stringify(a).replace(/"kind":/g,'').replace(/"/g,''));
  for (const u of file.unreadOf(n)) console.log('   UNREAD',u);
}
