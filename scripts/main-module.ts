import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** True in the module that was started as a program, false where it was imported. */
export function isMainModule(url: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(url);
}
