import { answerOutcomes } from './outcomes.ts';
import type { OutcomesRequest } from './protocol.ts';

// One question at a time: whoever asks another one, or gives up, ends this worker and begins a new one.
self.onmessage = ({ data }: MessageEvent<OutcomesRequest>) => self.postMessage(answerOutcomes(data));
