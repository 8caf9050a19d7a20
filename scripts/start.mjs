// npm start: installs and builds what is missing, then serves the app and prints its address.
import { demandRecentNode, ensureBuilt, ensureInstalled, run } from './workspace.mjs';

demandRecentNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  'scripts/serve.ts',
  ...process.argv.slice(2),
]);
