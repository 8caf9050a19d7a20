import type { Affected, DamageSource } from '../../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { mention, type Narrator } from './context.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { playerPhrase } from './references.ts';

/** Said of any one ("a creature you control"), of all together ("creatures you control"), or of each apart. */
export type Extent = 'one' | 'all' | 'each';

/** A player of whom an event is told: "you", "an opponent", "a player"; "players" of all. */
export function affectedPlayer(player: PlayerReference, narrator: Narrator, extent: Extent = 'one'): string {
  const words = GROUPS[extent];
  if (player.kind === 'opponents') return words.opponents;
  if (player.kind === 'each-player') return words.players;
  return playerPhrase(player, narrator);
}

const GROUPS: Readonly<Record<Extent, { readonly opponents: string; readonly players: string }>> = {
  one: { opponents: 'an opponent', players: 'a player' },
  all: { opponents: 'opponents', players: 'players' },
  each: { opponents: 'each opponent', players: 'each player' },
};

/** The objects that an event would affect; after them "it" is the one that it does affect. */
export function affectedObjects(selector: Selector, narrator: Narrator, extent: Extent): string {
  const noun = nounPhraseOf(selector, narrator);
  if (noun.fixed !== undefined) return noun.fixed.text === 'they' ? 'them' : noun.fixed.text;
  const text = renderNounPhrase(
    noun,
    extent === 'all' ? 'plural' : 'singular',
    extent === 'one' ? 'a' : extent === 'each' ? 'each' : 'none',
  );
  mention(narrator, 'affected');
  return text;
}

/** "a permanent or player", "you or a creature you control", "you and other permanents you control". */
export function affectedPhrase(to: Affected, narrator: Narrator, extent: Extent): string {
  const players = to.players === undefined ? [] : [affectedPlayer(to.players, narrator, extent)];
  const objects = to.objects === undefined ? [] : [affectedObjects(to.objects, narrator, extent)];
  const isAny = to.players?.kind === 'each-player';
  const parts = isAny
    ? [...objects, ...players.map((text) => text.replace(/^a /, objects.length === 0 ? 'a ' : ''))]
    : [...players, ...objects];
  return parts.join(extent === 'one' ? ' or ' : ' and ');
}

/** What deals the damage: "a red source you control", "attacking creatures", "a source of your choice". */
export function damageSourcePhrase(by: DamageSource, narrator: Narrator, extent: Extent): string {
  const noun = nounPhraseOf(by.what, narrator);
  if (noun.fixed !== undefined) return noun.fixed.text === 'they' ? 'them' : noun.fixed.text;
  const isOne = extent !== 'all' || by.isChosen === true;
  const source = {
    ...noun,
    isSource: by.isAnySource === true,
    trailing: by.isChosen === true ? [...noun.trailing, 'of your choice'] : noun.trailing,
  };
  const text = renderNounPhrase(source, isOne ? 'singular' : 'plural', isOne ? 'a' : 'none');
  mention(narrator, 'event-source');
  return text;
}
