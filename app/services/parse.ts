/** By itself, so that it is loaded only when there is something to read. */
export { parseBoard } from '../../engine/index.ts';
