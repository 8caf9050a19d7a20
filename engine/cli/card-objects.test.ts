import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cardObjects } from './card-objects.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function namesIn(text: string): Promise<readonly string[]> {
  const file = path.join(folder, 'cards.json');
  writeFileSync(file, text);
  const names: string[] = [];
  for await (const { name } of cardObjects<{ readonly name: string }>(file)) names.push(name);
  return names;
}

describe('the card objects of a file', () => {
  it('stand one a line, by themselves or in a list', async () => {
    expect(await namesIn('{"name":"One"}\n\n{"name":"Two"}\n')).toEqual(['One', 'Two']);
    expect(await namesIn('[\n{"name":"One"},\n{"name":"Two"}\n]\n')).toEqual(['One', 'Two']);
  });

  it('are JSON, or else it is an error', async () => {
    await expect(namesIn('{"name":\n')).rejects.toThrow(SyntaxError);
  });
});
