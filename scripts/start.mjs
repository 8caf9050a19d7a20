// npm start: installs and builds what is missing, then serves the app and prints its address.
import { demandRecentNode, ensureBuilt, ensureInstalled } from './workspace.mjs';

demandRecentNode();
await ensureInstalled();
await ensureBuilt();

// In this process, so that what ends it ends the server.
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./serve.ts');
await main();
