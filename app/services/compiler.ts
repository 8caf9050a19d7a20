// Loaded later, on its own: everything that turns text into abilities.
export { compilingReader } from '../../engine/index.ts';
