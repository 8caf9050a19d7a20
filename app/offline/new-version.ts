import { Workbox } from 'workbox-window';

interface OfflineEvents {
  /** Everything is here by now: the app starts without a network from the next visit on. Told once. */
  readonly onReady: () => void;
  /** Another version is here and waits, or has come already where the page is open a second time. */
  readonly onNewVersion: () => void;
}

/** Milliseconds after which a page that is looked at again asks whether there is another version. */
const HOUR = 3_600_000;

/**
 * Registers the service worker, and returns what changes to a version that waits: the page is then loaded anew. Where
 * there can be no service worker, or the user saves data, nothing happens.
 */
export function workOffline({ onReady, onNewVersion }: OfflineEvents): () => void {
  // A part of the page that is not there any more: the site has been replaced by another version.
  window.addEventListener('vite:preloadError', onNewVersion);
  const reload = () => window.location.reload();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return reload;
  const worker = new Workbox('./sw.js', { scope: './' });
  let isWaiting = false;
  let asked = Date.now();
  worker.addEventListener('waiting', () => {
    isWaiting = true;
    onNewVersion();
  });
  worker.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate !== true) onReady();
  });
  // Blocked storage, a private window or a host without certificate: the app works as before, with a network.
  worker.register().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    worker.update().catch(() => undefined);
  });
  return () => {
    if (!isWaiting) {
      reload();
      return;
    }
    worker.addEventListener('controlling', reload);
    worker.messageSkipWaiting();
  };
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
