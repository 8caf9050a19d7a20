import type { Instruction } from '../../../abilities/instruction.ts';
import { isSource } from '../../../abilities/selector.ts';
import { mention, type Narrator } from './context.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { controllerPhrase, playerPhrase } from './references.ts';
import { entryPhrases } from './replacement-text.ts';
import { requirementAt } from './target-phrase.ts';

type Move = Extract<Instruction, { kind: 'move' }>;

/** "return target creature to its owner's hand", "exile it", "put it onto the battlefield under your control". */
export function moveSentence(instruction: Move, narrator: Narrator): string[] {
  const { what, to } = instruction;
  const noun = nounPhraseOf(what, narrator);
  const isOne = instruction.count === 1;
  const isMany = !isOne && (noun.fixed === undefined || noun.fixed.number === 'plural');
  if (noun.fixed === undefined) mention(narrator, 'that 0');
  const isCardInGraveyard = isSource(what) && narrator.context.zone === 'graveyard';
  const own: readonly string[] = isCardInGraveyard ? ['graveyard'] : targetZones(what, narrator);
  const zones = noun.zones.length > 0 ? noun.zones : own;
  const raw = renderNounPhrase(noun, isOne ? 'singular' : 'plural', isOne ? 'a' : 'all', {
    preposition: 'from',
  });
  const things = (raw === 'they' ? 'them' : raw).replace(
    / in (your|a|their|its) (graveyard|hand|library)/,
    ' from $1 $2',
  );
  const from = isCardInGraveyard ? ' from your graveyard' : '';
  const owners = isMany ? "their owners'" : "its owner's";
  const isReturn = zones.includes('graveyard') || zones.includes('exile');
  switch (to) {
    case 'hand': {
      const hand =
        noun.owner === undefined && !/your graveyard/.test(things)
          ? `${owners} ${isMany ? 'hands' : 'hand'}`
          : 'your hand';
      return [`return ${things}${from} to ${isCardInGraveyard ? 'your hand' : hand}`];
    }
    case 'battlefield': {
      const [verb, preposition] = isReturn ? ['return', 'to'] : ['put', 'onto'];
      const tapped = instruction.tapped === true ? ' tapped' : '';
      const attacking = attackingWords(instruction, narrator);
      const { controller } = instruction;
      const whose =
        controller === undefined || isItsOwner(controller) ? owners : controllerPhrase(controller, narrator);
      const control = controller === undefined ? '' : ` under ${whose} control`;
      const entry = entryPhrases(instruction.entry ?? [], isMany ? 'plural' : 'singular', narrator);
      const ownSentences = entry.after;
      return [
        `${verb} ${things}${from} ${preposition} the battlefield${tapped}${attacking}${control}${entry.text}`,
        ...ownSentences,
      ];
    }
    case 'graveyard':
      return [`put ${things} into ${owners} ${isMany ? 'graveyards' : 'graveyard'}`];
    case 'exile':
      return [`exile ${things}`];
    case 'library':
      return [`put ${things} on top of ${owners} ${isMany ? 'libraries' : 'library'}`];
    case 'stack':
      return [`put ${things} onto the stack`];
    case 'command':
      return [`put ${things} into the command zone`];
  }
}

/** "and attacking", "attacking that player" (508.4). */
function attackingWords({ attacking, tapped }: Move, narrator: Narrator): string {
  if (attacking === undefined) return '';
  const player = attacking === 'anybody' ? '' : ` ${playerPhrase(attacking, narrator)}`;
  return `${tapped === true ? ' and' : ''} attacking${player}`;
}

/** The owner of each thing that moves. */
const isItsOwner = (player: NonNullable<Move['controller']>): boolean =>
  player.kind === 'owner-of' && player.object.kind === 'affected';

function targetZones(what: Move['what'], narrator: Narrator): readonly string[] {
  const index =
    what.kind === 'targets'
      ? 0
      : what.kind === 'is' && what.object.kind === 'target'
        ? what.object.index
        : undefined;
  if (index === undefined) return [];
  const requirement = requirementAt(narrator.targets, index);
  return requirement?.kind === 'object' ? nounPhraseOf(requirement.what, narrator).zones : [];
}
