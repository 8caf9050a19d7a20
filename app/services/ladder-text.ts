/** By itself, so that it is loaded only when a ladder is wanted as text. */
export { printLadder } from '../../engine/index.ts';
