import { PoolService } from './pool-service.ts';
import type { PoolMessage, PoolRequest } from './protocol.ts';

const tell = (message: PoolMessage): void => self.postMessage(message);

const service = new PoolService({
  tell,
  // The build names its files by their content, so another compiler has another address.
  compiler: self.location.pathname,
  now: Date.now,
});

self.onmessage = async ({ data }: MessageEvent<PoolRequest>) => {
  switch (data.kind) {
    case 'hide':
      service.hide(data.names);
      break;
    case 'import':
      await service.import(data.file);
      break;
    case 'cancel-import':
      service.cancelImport();
      break;
    case 'ask':
      try {
        tell({ kind: 'answer', id: data.id, answer: await service.answer(data.question) });
      } catch (error) {
        tell({ kind: 'failed', id: data.id, message: String(error) });
      }
  }
};
