import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

// Built by itself into `sw.js` (scripts/offline-plugin.ts). It has every file of the build, and answers for nothing else:
// what is asked of other hosts goes there, and other pages of this host are not its business.

/** Every file of the build; one whose name tells its content needs no revision. */
declare const STRATA_FILES: { url: string; revision: string | null }[];

interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: { readonly data?: unknown }) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

// The page is the same one whatever stands after its `?`: a board to be embedded, an example, a theme.
precacheAndRoute(STRATA_FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();
// The page of the first visit has its later parts from here, too, when the network goes.
clientsClaim();

// A new version waits until somebody wants it, so that no page loses its parts unasked.
scope.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void scope.skipWaiting();
});
