import '../../i18n/add-lab.ts';
import '../../i18n/add-steps.ts';
import type { TFunction } from 'i18next';
import { freshId, type StepAction, type Trace, type Zone } from '../../../engine/index.ts';
import type { CommandContext } from '../../commands/command.ts';
import { openLab } from '../../commands/lab.ts';
import { addStep, proceed } from '../../commands/pending.ts';
import {
  aboutOf,
  addFor,
  type ObjectStep,
  type Subject,
  subjectOf,
} from '../../commands/steps/object-step.ts';
import { OBJECT_STEPS } from '../../commands/steps/object-steps.ts';
import type { MenuEntry, MenuGroup } from '../../components/menu-entry.ts';
import {
  rememberedChoices,
  type UsableAbility,
  usableAbilities,
} from '../../views/board/object-abilities.ts';
import { COUNTER_KINDS, OBJECT_DESIGNATIONS } from '../../views/edit/kinds.ts';
import type { EventKind } from '../../views/lab/lab.ts';
import { kindsForObject, aboutOf as lookAt, startEvent } from '../../views/lab/starters.ts';
import { isWrittenToken } from '../../views/own/written-token.ts';
import { startAbility } from '../../views/pending/start.ts';
import { stepThatMade } from '../../views/timeline/timeline-view.ts';
import { COMMAND_ICONS } from '../command-icons.ts';

const ZONES_TO = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'library',
  'command',
] as const satisfies readonly Zone[];

/** So many kinds of counters are offered at once; the others are found in the dialog. */
const FIRST_KINDS = COUNTER_KINDS.slice(0, 5);

export interface Words {
  readonly t: TFunction;
  readonly tSteps: TFunction<'steps'>;
  readonly tLab: TFunction<'lab'>;
}

interface TileMenuContext extends Words {
  readonly context: CommandContext;
  readonly subject: Subject;
}

/** The steps of one object as a menu: what makes sense for it first, everything else behind "More steps". */
export function tileMenu(
  words: Words,
  context: CommandContext,
  trace: Trace,
  id: string,
): readonly MenuGroup[] {
  const subject = subjectOf(trace, id);
  if (subject === undefined) return [];
  const menu = { ...words, context, subject };
  const possible = OBJECT_STEPS.filter((step) => step.isPossible(subject));
  const others = possible.filter((step) => !step.fits(subject));
  return [
    {
      id: 'state',
      entries: [
        ...possible.filter((step) => step.fits(subject)).map((step) => stepEntry(menu, step)),
        ...choiceEntries(menu),
        ...(others.length === 0
          ? []
          : [
              {
                id: 'more-steps',
                icon: 'ellipsis',
                text: words.tSteps('menu.more'),
                entries: others.map((step) => stepEntry(menu, step)),
              } as const,
            ]),
      ],
    },
    abilityGroup(menu),
    { id: 'would', entries: [wouldEntry(menu)] },
    { id: 'card', entries: cardEntries(menu) },
    { id: 'step', entries: stepEntries(menu) },
  ];
}

/** Events that would happen to the object, for the lab. */
function wouldEntry({ context, subject, tLab }: TileMenuContext): MenuEntry {
  const about = lookAt(subject.trace, subject.object.id);
  const isHere = subject.object.zone === 'battlefield';
  const textOf = (kind: EventKind): string => {
    if (kind === 'zone') return tLab(isHere ? 'menu.zoneOut' : 'menu.zoneIn');
    if (kind === 'discard') return tLab('menu.discarded');
    return kind === 'addMana' ? tLab('menu.tapped') : tLab(`menu.${kind}`);
  };
  return {
    id: 'would',
    icon: 'repeat',
    text: tLab('menu.title'),
    entries: kindsForObject(about).map((kind) => ({
      id: kind,
      text: textOf(kind),
      run: () => openLab(context, startEvent(kind, about, false)),
    })),
  };
}

function stepEntry(menu: TileMenuContext, step: ObjectStep): MenuEntry {
  const { context, subject, t } = menu;
  const entries = subEntries(menu, step);
  const [shortcut] = step.keys;
  return {
    id: step.id,
    icon: COMMAND_ICONS[step.id],
    text: textOf(menu, step),
    ...(entries === undefined
      ? { run: () => step.run(context, subject), ...(shortcut === undefined ? {} : { shortcut }) }
      : { entries, plainText: t(`command.${step.id}`) }),
  };
}

/** A step with two directions says which one it is now. */
function textOf({ subject, t, tSteps }: TileMenuContext, step: ObjectStep): string {
  const { object } = subject;
  switch (step.id) {
    case 'tap':
      return t(object.isTapped ? 'action.untap' : 'action.tap');
    case 'turn-face':
      return tSteps(object.faceDown === undefined ? 'menu.turnFaceDown' : 'menu.turnFaceUp');
    case 'phase':
      return tSteps(object.isPhasedOut ? 'menu.phaseIn' : 'menu.phaseOut');
    case 'counters':
      return tSteps('menu.counters');
    case 'designate':
      return tSteps('menu.designate');
    case 'move-object':
      return t('action.move');
    default:
      return t(`command.${step.id}`);
  }
}

function subEntries(menu: TileMenuContext, step: ObjectStep): readonly MenuEntry[] | undefined {
  switch (step.id) {
    case 'counters':
      return counterEntries(menu, menu.subject.object.counters, FIRST_KINDS);
    case 'designate':
      return designationEntries(menu);
    case 'move-object':
      return moveEntries(menu);
    default:
      return undefined;
  }
}

/** Counters to be taken off and put on, and any other kind. `on` is the object of the menu, or a player. */
export function counterEntries(
  {
    context,
    tSteps,
    ...menu
  }: Pick<TileMenuContext, 'context' | 'tSteps'> & { readonly subject?: Subject; readonly player?: string },
  present: readonly { readonly kind: string }[],
  kinds: readonly string[],
): readonly MenuEntry[] {
  const on = menu.player ?? menu.subject?.object.id ?? '';
  const put = (kind: string, n: number) => () => {
    const action: StepAction = { kind: 'counter', on, counter: kind, n };
    if (menu.subject === undefined) addStep(context.actions, { action }, { name: kind });
    else addFor(context, menu.subject, action);
  };
  return [
    ...present.map(({ kind }) => ({
      id: `remove ${kind}`,
      icon: 'minus' as const,
      text: tSteps('menu.removeCounter', { kind }),
      run: put(kind, -1),
    })),
    ...[...new Set([...present.map(({ kind }) => kind), ...kinds])].map((kind) => ({
      id: `add ${kind}`,
      icon: 'plus' as const,
      text: tSteps('menu.addCounter', { kind }),
      run: put(kind, 1),
    })),
    {
      id: 'other',
      text: tSteps('menu.otherCounter'),
      shortcut: 'c',
      run: () =>
        context.actions.openDialog({ kind: 'new-step', action: { kind: 'counter', on, counter: '', n: 1 } }),
    },
  ];
}

function designationEntries({ context, subject, tSteps }: TileMenuContext): readonly MenuEntry[] {
  const { designations, id: on } = subject.object;
  return OBJECT_DESIGNATIONS.map((what) => {
    const has = designations.includes(what);
    return {
      id: what,
      icon: has ? 'minus' : 'plus',
      text: tSteps(has ? 'menu.noLonger' : 'menu.becomes', { what }),
      run: () => addFor(context, subject, { kind: 'designate', on, what, ...(has ? { off: true } : {}) }),
    } as const;
  });
}

function moveEntries({ context, subject, t, tSteps }: TileMenuContext): readonly MenuEntry[] {
  const { object } = subject;
  const { id } = object;
  const add = (action: StepAction) => addStep(context.actions, { action }, { name: object.card.name });
  return [
    ...ZONES_TO.filter((zone) => zone !== object.zone).map((to) => ({
      id: to,
      text: t(`zone.${to}`),
      run: () =>
        // On the battlefield it is a new object (400.7), which needs a name of its own.
        add(
          to === 'battlefield'
            ? { kind: 'move', id, to, as: freshId(context.state.document, object.card.name) }
            : { kind: 'move', id, to },
        ),
    })),
    {
      id: 'other',
      text: tSteps('menu.withOptions'),
      shortcut: 'v',
      run: () =>
        context.actions.openDialog({
          kind: 'new-step',
          action: { kind: 'move', id, to: object.zone === 'battlefield' ? 'graveyard' : 'battlefield' },
        }),
    },
  ];
}

/** What was chosen for it can be chosen anew (607.2d). */
function choiceEntries({ subject, context, t }: TileMenuContext): readonly MenuEntry[] {
  const { object } = subject;
  return rememberedChoices(object.choices).map((what) => ({
    id: `choose ${what}`,
    icon: 'repeat',
    text: t(`pending.choice.${what}`),
    run: () =>
      proceed(context.actions, {
        ...aboutOf(subject),
        source: object.id,
        step: { action: { kind: 'choose', source: object.id, choices: {} } },
        needs: [{ kind: 'choice', what, from: undefined }],
      }),
  }));
}

function abilityGroup(menu: TileMenuContext): MenuGroup {
  const { subject, t } = menu;
  const { object, trace } = subject;
  const usable = object.zone === 'battlefield' ? usableAbilities(trace, object.id) : [];
  const triggers = usable.some((each) => each.kind === 'ability' && each.ability.kind === 'triggered');
  return {
    id: 'abilities',
    title: triggers ? t('action.triggerNote') : t('action.abilities'),
    entries: usable.map((each, index) => ({
      id: `ability ${index}`,
      icon: 'zap' as const,
      text: each.text,
      run: () => use(menu, each),
    })),
  };
}

function use({ subject, context }: TileMenuContext, usable: UsableAbility): void {
  const source = aboutOf(subject);
  const { document } = context.state;
  if (usable.kind === 'ability') {
    proceed(
      context.actions,
      startAbility(document, { ...source, choices: subject.object.choices }, usable.ability, usable.text),
    );
    return;
  }
  const { keyword, target } = usable;
  const action = {
    kind: 'activate',
    source: source.id,
    ability: keyword,
    controller: source.controller,
  } as const;
  proceed(context.actions, {
    ...source,
    source: source.id,
    step: { action },
    needs: target === undefined ? [] : [{ kind: 'target', of: target, isOptional: false, isMany: false }],
  });
}

/** About the card itself, wherever it is. */
function cardEntries({ subject, context, t }: TileMenuContext): readonly MenuEntry[] {
  const { object } = subject;
  const { document } = context.state;
  const { name } = object.card;
  const isCard = object.kind === 'card' && name !== '';
  const made = stepThatMade(document, object.id);
  const isOwnToken = !isCard && made !== undefined && isWrittenToken(document.steps[made]);
  const edited = isCard
    ? ({ kind: 'own-card', card: name } as const)
    : isOwnToken
      ? ({ kind: 'own-token', step: made } as const)
      : undefined;
  const analysed = isCard
    ? ({ kind: 'analyse', card: name } as const)
    : ({ kind: 'analyse', object: object.id } as const);
  return [
    ...(edited === undefined
      ? []
      : [
          {
            id: 'edit-card',
            icon: 'pencil',
            text: t('command.edit-card'),
            shortcut: 'shift+e',
            run: () => context.actions.openDialog(edited),
          } as const,
        ]),
    {
      id: 'analyse-card',
      icon: 'layers',
      text: t('command.analyse-card'),
      shortcut: 'a',
      run: () => context.actions.openDialog(analysed),
    },
  ];
}

function stepEntries({ subject, context, t }: TileMenuContext): readonly MenuEntry[] {
  const { actions, state } = context;
  const index = stepThatMade(state.document, subject.object.id);
  if (index === undefined) return [];
  return [
    {
      id: 'off',
      icon: 'power-off',
      text: t('action.turnOff'),
      shortcut: 'x',
      run: () => actions.dispatch({ kind: 'set-step-off', index, off: true }),
    },
    {
      id: 'edit',
      icon: 'list-ordered',
      text: t('command.edit-step'),
      shortcut: 'e',
      run: () => actions.openDialog({ kind: 'edit-step', step: index }),
    },
    {
      id: 'delete',
      icon: 'trash-2',
      text: t('action.deleteStep'),
      shortcut: 'delete',
      run: () => actions.dispatch({ kind: 'remove-step', index }),
    },
  ];
}
