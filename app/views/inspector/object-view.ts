import type {
  EndedEffect,
  GameObject,
  ObjectId,
  PlayerId,
  RuleNumber,
  Sentence,
  Sentences,
  Trace,
  UnreadLine,
  Zone,
} from '../../../engine/index.ts';
import { explainObject, groupChains } from '../../../engine/index.ts';
import { unreadLines } from '../board/unread-lines.ts';
import { type CharacteristicView, characteristicView } from './characteristic-view.ts';
import { type WhyNotList, whyNotList } from './why-not-view.ts';

/** Everything that the inspector says of an object. */
export interface ObjectView {
  readonly id: ObjectId;
  readonly name: string;
  readonly kind: GameObject['kind'];
  readonly zone: Zone;
  /** Who controls it, or in whose zone it is. */
  readonly player: PlayerId;
  readonly enteredAt: number;
  /** What gave it the timestamp, if it was not entering; and the rule that says so. */
  readonly stampedBy: GameObject['stampedBy'];
  readonly timeRule: RuleNumber | undefined;
  readonly sinceStep: number;
  readonly verdict: Sentence;
  readonly characteristics: readonly CharacteristicView[];
  /** Unchanged, and nothing more to be said of them. */
  readonly asPrinted: readonly CharacteristicView[];
  readonly didNotApply: WhyNotList;
  /** Lines of its text that are not among its abilities because nobody understood them. */
  readonly unread: readonly UnreadLine[];
}

/** Characteristics that are shown even if nothing happened to them. */
const ALWAYS: readonly CharacteristicView['name'][] = ['types', 'power-toughness', 'abilities', 'colors'];

/** An object without colors has no chain of them, but that is a characteristic, too. */
const colorless = (say: Sentences): CharacteristicView => ({
  name: 'colors',
  label: say.groupLabel('colors'),
  values: [[{ kind: 'plain', text: say.colorWords([]) }]],
  isChanged: false,
  lines: [],
});

/** The object's explanation in words; throws a RangeError for an object that the state doesn't hold. */
export function objectView(
  trace: Trace,
  say: Sentences,
  id: ObjectId,
  ended: readonly EndedEffect[] = [],
): ObjectView {
  const object = trace.evaluation.state.objects.get(id);
  if (object === undefined) throw new RangeError(`There is no object ${id} in this state.`);
  const explanation = explainObject(trace, id, ended);
  const evaluated = trace.evaluation.object(id);
  const told = new Set<string>();
  const views = groupChains(explanation).map((group) => {
    const missing = group.missing.filter(({ effect }) => !told.has(effect));
    for (const { effect } of missing) told.add(effect);
    return characteristicView(trace, say, id, { ...group, missing });
  });
  if (!views.some(({ name }) => name === 'colors')) views.push(colorless(say));
  const isShown = ({ name, lines }: CharacteristicView) => lines.length > 0 || ALWAYS.includes(name);
  return {
    id,
    name: evaluated.names.join(' / ') || say.objectName(trace.evaluation.state, id),
    kind: object.kind,
    zone: object.zone,
    player: object.zone === 'battlefield' ? evaluated.controller : object.owner,
    enteredAt: object.timestamp.at,
    stampedBy: object.stampedBy,
    timeRule: say.objectTimeSentence(object).rules[0],
    sinceStep: object.sinceStep,
    verdict: say.verdict(trace, explanation),
    characteristics: views.filter(isShown),
    asPrinted: views.filter((view) => !isShown(view)),
    unread: unreadLines(trace.evaluation.state, object, evaluated.names),
    didNotApply: whyNotList(trace, say, explanation.didNotApply, 'effect'),
  };
}
