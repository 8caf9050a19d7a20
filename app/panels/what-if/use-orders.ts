import { useEffect, useRef, useState } from 'react';
import type { BoardDocument, OrderProgress, OrderReport } from '../../../engine/index.ts';
import type { OrdersMessage } from '../../worker/what-if/orders.worker.ts';

export interface Orders {
  readonly progress: OrderProgress | undefined;
  readonly report: OrderReport | undefined;
  readonly hasFailed: boolean;
  readonly start: (document: BoardDocument, places: readonly number[]) => void;
  readonly stop: () => void;
}

/** Tries orders in a worker, which ends with the component, when it is stopped, or when others are tried. */
export function useOrders(): Orders {
  const worker = useRef<Worker>(undefined);
  const [progress, setProgress] = useState<OrderProgress>();
  const [report, setReport] = useState<OrderReport>();
  const [hasFailed, setHasFailed] = useState(false);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    progress,
    report,
    hasFailed,
    stop,
    start(document, places) {
      stop();
      setReport(undefined);
      setHasFailed(false);
      setProgress({ tried: 0, of: 0 });
      const started = new Worker(new URL('../../worker/what-if/orders.worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.current = started;
      started.onmessage = ({ data }: MessageEvent<OrdersMessage>) => {
        if (data.kind === 'progress') setProgress(data.progress);
        else {
          setReport(data.report);
          stop();
        }
      };
      started.onerror = () => {
        setHasFailed(true);
        stop();
      };
      started.postMessage({ document, places });
    },
  };
}
