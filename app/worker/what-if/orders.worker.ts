import {
  type BoardDocument,
  compilingReader,
  libraryCard,
  type OrderProgress,
  type OrderReport,
  tryOrders,
} from '../../../engine/index.ts';

// Tries orders beside the page. Whoever started it ends it by ending the worker.
export interface OrdersRequest {
  readonly document: BoardDocument;
  readonly places: readonly number[];
}

export type OrdersMessage =
  | { readonly kind: 'progress'; readonly progress: OrderProgress }
  | { readonly kind: 'report'; readonly report: OrderReport };

/** Milliseconds between two messages of how far it is. */
const PACE = 120;

const tell = (message: OrdersMessage): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<OrdersRequest>) => {
  const trying = tryOrders(data.document, data.places, libraryCard, compilingReader);
  let told = 0;
  for (;;) {
    const next = trying.next();
    if (next.done === true) {
      tell({ kind: 'report', report: next.value });
      return;
    }
    if (performance.now() - told > PACE) {
      told = performance.now();
      tell({ kind: 'progress', progress: next.value });
    }
  }
};
