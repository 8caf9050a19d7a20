import type { ObjectId } from '../../../vocabulary/ids.ts';
import { rule } from '../../../vocabulary/ids.ts';
import type { Sentence } from '../../explanation.ts';
import type { StartDifference, StartFact } from '../../parting-start.ts';
import { list, sentence, type Words, words } from '../fragments.ts';
import { playerName } from './names.ts';
import type { Telling } from './parting.ts';
import { placeWords } from './problems.ts';

/** More than so many things are counted. */
const MOST = 3;

const FACTS: Readonly<Record<StartFact, string>> = {
  card: 'is another card or face',
  controller: 'is under another player’s control',
  status: 'has another status',
  counters: 'has other counters',
  attachment: 'is attached to something else',
  choices: 'has other choices',
};

/** "They differ before the layers: Humility is there only as it is." What the two boards start from (613.1). */
export function startSentence(
  { names, object }: Telling,
  { onlyFirst, onlySecond, elsewhere, others, players }: StartDifference,
): Sentence {
  const only = (ids: readonly ObjectId[], where: string): readonly Words[] => {
    if (ids.length === 0) return [];
    const verb = ids.length === 1 ? 'is' : 'are';
    return [words`${some(ids.map(object), 'objects')} ${verb} there only ${where}`];
  };
  const moved = elsewhere
    .slice(0, MOST)
    .map(
      ({ object: id, first, second }) =>
        words`${object(id)} is ${placeWords(first)} ${names.first} and ${placeWords(second)} ${names.second}`,
    );
  const more = Math.max(0, others.length - MOST) + Math.max(0, elsewhere.length - MOST);
  const changed = others.slice(0, MOST).map(({ object: id, what }) => words`${object(id)} ${FACTS[what]}`);
  const parts: readonly Words[] = [
    ...only(onlyFirst, names.first),
    ...only(onlySecond, names.second),
    ...moved,
    ...changed,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'thing is' : 'things are'} otherwise`] : []),
    ...(players.length === 0
      ? []
      : [
          `${some(players.map(playerName), 'players')} ${players.length === 1 ? 'has' : 'have'} another life total`,
        ]),
  ];
  return sentence(words`They differ before the layers: ${separated(parts)}.`, [rule('613.1')]);
}

const some = <T extends Words>(names: readonly T[], kind: string): Words =>
  names.length > MOST ? `${names.length} ${kind}` : list(names, ' and ');

const separated = (parts: readonly Words[]): Words =>
  parts.map((part, index) => (index === 0 ? part : words`; ${part}`));
