import type { Ability, CardDefinition } from '../../../../engine/index.ts';
import { describeAbility, layersOfAbilities, plainContext } from '../../../../engine/index.ts';
import { REPLACED, type Replaced } from './query.ts';
import type { Reading } from './searchable.ts';

const KINDS = ['static', 'activated', 'triggered', 'replacement'] as const;

/** The search terms that follow from the card's abilities. */
export function readingOf({ faces }: Pick<CardDefinition, 'faces'>): Reading {
  const abilities = faces.flatMap((face) => face.abilities);
  const replacing = abilities.filter(({ kind }) => kind === 'replacement').map(wordsOfReplacement);
  return {
    layers: layersOfAbilities(abilities),
    kinds: KINDS.filter((kind) => abilities.some((ability) => ability.kind === kind)),
    isCda: abilities.some(
      (ability) => ability.kind === 'static' && ability.isCharacteristicDefining === true,
    ),
    replaces: REPLACED.filter((what) => replacing.some((words) => EVENT_WORDS[what].test(words))),
    keywords: [
      ...new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? ability.keyword : []))),
    ],
    unread: faces.reduce((sum, face) => sum + (face.unread?.length ?? 0), 0),
  };
}

const wordsOfReplacement = (ability: Ability): string => describeAbility(ability, plainContext).toLowerCase();

/** How the game words an event that is replaced (614.1): "would", "enters with", "as … enters" (614.1c-d). */
const EVENT_WORDS: Readonly<Record<Replaced, RegExp>> = {
  draw: /\bwould (?:\w+ )?draw\b/,
  damage: /\bdamage\b/,
  enter: /\benters?\b/,
  die: /\bwould (?:\w+ )?die\b|\bwould be put into (?:a|your|their|an opponent's) graveyard\b/,
  destroy: /\bwould be destroyed\b|\bregenerat/,
  counters: /\bcounters? would be (?:put|placed)\b|\bwould (?:put|place|get|have) .*\bcounters?\b/,
  token: /\btokens? would be created\b|\bwould create\b/,
  life: /\bwould (?:gain|lose|pay) .*\blife\b/,
  mill: /\bwould mill\b/,
  discard: /\bwould (?:\w+ )?discard\b/,
  untap: /\bwould (?:\w+ )?untap\b|\bdoesn't untap\b/,
};
