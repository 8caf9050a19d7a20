import type { CardFace } from '../../cards/card-definition.ts';
import { plainContext } from '../../oracle/describe/en/context.ts';
import { describeAbility } from '../../oracle/describe/en/describe.ts';
import type { GameObject } from '../../state/game-object.ts';
import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { colorsOfCost } from '../../vocabulary/mana.ts';
import { forgeCounter } from '../counter-names.ts';
import { cardName, type ExportedGame, nameOf, playerIndex } from '../exported-game.ts';
import type { Notes } from '../note.ts';

const DESIGNATIONS: Readonly<Record<string, string>> = {
  renowned: 'Renowned',
  monstrous: 'Monstrous',
  suspected: 'Suspected',
  saddled: 'Saddled',
  'ring-bearer': 'IsRingBearer',
  solved: 'Solved',
};

/** One card of a zone with all that Forge can say of it: `Grizzly Bears|Id:3|Tapped`. What it can't is noted. */
export function writeCard(
  game: ExportedGame,
  object: GameObject,
  number: (id: string) => number | undefined,
  notes: Notes,
): string {
  const name = nameOf(object);
  const mods: string[] = [];
  const own = number(object.id);
  if (own !== undefined) mods.push(`Id:${own}`);
  if (object.zone === 'battlefield') mods.push(...stateOf(game, object, number, notes));
  const host = object.exiledWith === undefined ? undefined : number(object.exiledWith);
  if (object.zone === 'exile' && host !== undefined) mods.push(`ExiledWith:${host}`);
  if (object.counters.length > 0 && (object.zone === 'battlefield' || object.zone === 'exile'))
    mods.push(`Counters:${countersText(object.counters)}`);
  if (object.damage > 0) mods.push(`Damage:${object.damage}`);
  if (object.kind === 'token' && object.card.layout === 'token')
    return [tokenWords(object, name, notes), ...mods].join('|');
  const [top = '', ...under] = mergedNames(object);
  if (under.length > 0) mods.push(`MergedCards:${under.map((each) => each.replaceAll(',', '^')).join(',')}`);
  return [top, ...(object.kind === 'token' ? ['IsToken'] : []), ...mods].join('|');
}

/** `P1P1=2,STUN=1` */
export const countersText = (
  counters: readonly { readonly kind: string; readonly count: number }[],
): string => counters.map(({ kind, count }) => `${forgeCounter(kind)}=${count}`).join(',');

/** Its card; of a merged permanent all of them, the topmost first (730.2a). */
function mergedNames(object: GameObject): readonly string[] {
  let cards = [clean(cardName(object))];
  for (const part of object.merged?.added ?? []) {
    const name = clean(cardName(part));
    cards = part.isOnTop ? [name, ...cards] : [...cards, name];
  }
  return cards;
}

function stateOf(
  game: ExportedGame,
  object: GameObject,
  number: (id: string) => number | undefined,
  notes: Notes,
): readonly string[] {
  const mods: string[] = [];
  const { attachedTo, choices, faceDown } = object;
  const name = nameOf(object);
  if (object.owner !== object.controller) mods.push(`Owner:P${playerIndex(game, object.owner)}`);
  if (object.isTapped) mods.push('Tapped');
  if (object.isPhasedOut)
    mods.push(`PhasedOut:P${playerIndex(game, object.phasedOut?.under ?? object.controller)}`);
  if (faceDown === 'manifest') mods.push('FaceDown:Manifested');
  else if (faceDown === 'cloak') mods.push('FaceDown:Cloaked');
  else if (faceDown !== undefined) mods.push('FaceDown');
  if (object.isFlipped === true) mods.push('Flipped');
  else if (object.face > 0 && object.card.layout !== 'split' && object.card.layout !== 'adventure')
    mods.push(object.card.layout === 'modal_dfc' ? 'Modal' : 'Transformed');
  for (const designation of object.designations) {
    const word = DESIGNATIONS[designation];
    if (word === undefined) notes.add('designation', name, designation);
    else mods.push(word);
  }
  if (attachedTo !== undefined) {
    const host = number(attachedTo);
    mods.push(
      host === undefined ? `EnchantingPlayer:P${playerIndex(game, attachedTo)}` : `AttachedTo:${host}`,
    );
  }
  const { color, creatureType, cardName: named, ...others } = choices;
  if (typeof color === 'string') mods.push(`ChosenColor:${COLOR_WORDS[color]}`);
  if (typeof creatureType === 'string') mods.push(`ChosenType:${clean(creatureType)}`);
  if (named !== undefined) mods.push(`NamedCard:${clean(named)}`);
  for (const [what, value] of Object.entries(others))
    if (what !== 'copy' && what !== 'keep') notes.add('choice', name, `${what}: ${String(value)}`);
  if (game.moment.state.combat.attackers.some((each) => each.object === object.id)) mods.push('Attacking');
  if (game.moment.state.combat.blockers.some((each) => each.blocker === object.id)) notes.add('combat', name);
  return mods;
}

/** A token written out. Its abilities that are more than a word have no place there. */
function tokenWords(object: GameObject, name: string, notes: Notes): string {
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  const keywords: string[] = [];
  for (const ability of face.abilities) {
    if (ability.kind === 'keyword' && ability.parameter === undefined)
      keywords.push(capitalised(ability.keyword));
    else notes.add('token-abilities', name, describeAbility(ability, plainContext));
  }
  const types = [...face.cardTypes.map(capitalised), ...face.subtypes, ...face.supertypes.map(capitalised)];
  const fields = [
    `P:${sizeOf(face.power)}`,
    `T:${sizeOf(face.toughness)}`,
    'Cost:no cost',
    `Color:${colorsOf(face)
      .map((color) => COLOR_WORDS[color])
      .join(' ')}`,
    `Types:${types.join('-')}`,
    `Keywords:${keywords.join('-')}`,
    'Image:',
  ];
  return `t:${[clean(name).replaceAll(',', ''), ...fields].join(',')}`;
}

const colorsOf = (face: CardFace) => face.colorIndicator ?? colorsOfCost(face.manaCost);
const sizeOf = (size: CardFace['power']): number => (typeof size === 'number' ? size : 0);
const capitalised = (words: string): string => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Separators of the format may not come from a name. */
const clean = (text: string): string => text.replaceAll(/[|;\r\n]/g, ' ').trim();
