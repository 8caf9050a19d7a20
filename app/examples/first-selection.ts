import { objectId } from '../../engine/index.ts';
import type { Selection } from '../store/state.ts';

/** On the first visit the question is already asked: what is Urborg? */
export const firstSelection: Selection = { kind: 'object', id: objectId('urborg') };
