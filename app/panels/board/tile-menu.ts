import type { TFunction } from 'i18next';
import type { BoardDocument, GameObject, Step, StepAction, Trace, Zone } from '../../../engine/index.ts';
import { freshId } from '../../../engine/index.ts';
import { proceed } from '../../commands/pending.ts';
import type { MenuEntry, MenuGroup } from '../../components/menu-entry.ts';
import type { StrataActions } from '../../store/actions.ts';
import {
  attachesTo,
  rememberedChoices,
  type UsableAbility,
  usableAbilities,
} from '../../views/board/object-abilities.ts';
import { isWrittenToken } from '../../views/own/written-token.ts';
import { startAbility, startAttach } from '../../views/pending/start.ts';
import { stepThatMade } from '../../views/timeline/timeline-view.ts';

/** Kinds of counters that are offered; any other is typed. */
const COUNTER_KINDS = [
  '+1/+1',
  '-1/-1',
  'flying',
  'first strike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'haste',
  'indestructible',
  'hexproof',
  'reach',
  'menace',
] as const;
const ZONES_TO = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'library',
  'command',
] as const satisfies readonly Zone[];

interface TileMenuContext {
  readonly trace: Trace;
  readonly object: GameObject;
  readonly document: BoardDocument;
  readonly actions: StrataActions;
  readonly t: TFunction;
}

/** The actions of one object, as a menu. */
export function tileMenu(context: TileMenuContext): readonly MenuGroup[] {
  const { object } = context;
  const isOnBattlefield = object.zone === 'battlefield';
  return [
    { id: 'state', entries: isOnBattlefield ? stateEntries(context) : [] },
    { id: 'move', entries: [moveEntry(context), ...(isOnBattlefield ? [copyEntry(context)] : [])] },
    abilityGroup(context),
    { id: 'card', entries: cardEntries(context) },
    { id: 'step', entries: stepEntries(context) },
  ];
}

const add = ({ actions }: TileMenuContext, action: StepAction): void => {
  const step: Step = { action };
  actions.addStep(step);
};

function stateEntries(context: TileMenuContext): readonly MenuEntry[] {
  const { object, t, trace, actions } = context;
  const { id } = object;
  const to = attachesTo(trace, id);
  const me = { id, name: object.card.name, controller: trace.evaluation.object(id).controller };
  return [
    {
      id: 'tap',
      icon: 'corner-down-right',
      text: t(object.isTapped ? 'action.untap' : 'action.tap'),
      run: () => add(context, { kind: object.isTapped ? 'untap' : 'tap', id }),
    },
    { id: 'counters', icon: 'plus', text: t('action.counters'), entries: counterEntries(context) },
    ...(to === undefined
      ? []
      : [
          {
            id: 'attach',
            icon: 'link',
            text: t('action.attach'),
            run: () => proceed(actions, startAttach(me, to)),
          } as const,
        ]),
    ...choiceEntries(context),
    ...(object.attachedTo === undefined
      ? []
      : [
          {
            id: 'detach',
            icon: 'x',
            text: t('action.detach'),
            run: () => add(context, { kind: 'detach', id }),
          } as const,
        ]),
  ];
}

function counterEntries(context: TileMenuContext): readonly MenuEntry[] {
  const { object, t, actions } = context;
  const on = object.id;
  return [
    ...object.counters.map(({ kind }) => ({
      id: `remove ${kind}`,
      icon: 'minus' as const,
      text: t('action.removeCounter', { kind }),
      run: () => add(context, { kind: 'counter', on, counter: kind, n: -1 }),
    })),
    ...COUNTER_KINDS.map((kind) => ({
      id: `add ${kind}`,
      icon: 'plus' as const,
      text: t('action.addCounter', { kind }),
      run: () => add(context, { kind: 'counter', on, counter: kind, n: 1 }),
    })),
    {
      id: 'other',
      text: t('action.otherCounter'),
      run: () => actions.openDialog({ kind: 'counters', object: on, name: object.card.name }),
    },
  ];
}

/** What was chosen for it can be chosen anew (607.2d). */
function choiceEntries({ object, trace, t, actions }: TileMenuContext): readonly MenuEntry[] {
  return rememberedChoices(object.choices).map((what) => ({
    id: `choose ${what}`,
    icon: 'repeat',
    text: t(`pending.choice.${what}`),
    run: () =>
      proceed(actions, {
        name: object.card.name,
        controller: trace.evaluation.object(object.id).controller,
        source: object.id,
        step: { action: { kind: 'choose', source: object.id, choices: {} } },
        needs: [{ kind: 'choice', what, from: undefined }],
      }),
  }));
}

function moveEntry(context: TileMenuContext): MenuEntry {
  const { object, t, document } = context;
  const { id } = object;
  return {
    id: 'move',
    icon: 'arrow-right',
    text: t('action.move'),
    entries: ZONES_TO.filter((zone) => zone !== object.zone).map((to) => ({
      id: to,
      text: t(`zone.${to}`),
      run: () =>
        add(
          context,
          // On the battlefield it is a new object (400.7), which needs a name of its own.
          to === 'battlefield'
            ? { kind: 'move', id, to, as: freshId(document, object.card.name) }
            : { kind: 'move', id, to },
        ),
    })),
  };
}

function copyEntry(context: TileMenuContext): MenuEntry {
  const { object, t, document, trace } = context;
  const { controller } = trace.evaluation.object(object.id);
  return {
    id: 'copy',
    icon: 'copy',
    text: t('action.copyToken'),
    run: () => {
      const id = freshId(document, `${object.card.name} token`);
      add(context, { kind: 'token', token: { id, controller, copyOf: object.id } });
    },
  };
}

function abilityGroup(context: TileMenuContext): MenuGroup {
  const { object, trace, t } = context;
  const usable = object.zone === 'battlefield' ? usableAbilities(trace, object.id) : [];
  const triggers = usable.some((each) => each.kind === 'ability' && each.ability.kind === 'triggered');
  return {
    id: 'abilities',
    title: triggers ? t('action.triggerNote') : t('action.abilities'),
    entries: usable.map((each, index) => ({
      id: `ability ${index}`,
      icon: 'zap' as const,
      text: each.text,
      run: () => use(context, each),
    })),
  };
}

function use(context: TileMenuContext, usable: UsableAbility): void {
  const { object, trace, document, actions } = context;
  const { controller } = trace.evaluation.object(object.id);
  const source = { id: object.id, name: object.card.name, controller };
  if (usable.kind === 'ability') {
    proceed(actions, startAbility(document, source, usable.ability, usable.text));
    return;
  }
  const { keyword, target } = usable;
  const action = { kind: 'activate', source: object.id, ability: keyword, controller } as const;
  proceed(actions, {
    ...source,
    source: object.id,
    step: { action },
    needs: target === undefined ? [] : [{ kind: 'target', of: target, isOptional: false, isMany: false }],
  });
}

/** About the card itself, wherever it is. */
function cardEntries({ object, document, actions, t }: TileMenuContext): readonly MenuEntry[] {
  const { name } = object.card;
  const made = stepThatMade(document, object.id);
  const isOwnToken = made !== undefined && isWrittenToken(document.steps[made]);
  if (object.kind !== 'card' || name === '')
    return [
      ...(isOwnToken
        ? [
            {
              id: 'edit-card',
              icon: 'pencil' as const,
              text: t('command.edit-card'),
              shortcut: 'shift+e',
              run: () => actions.openDialog({ kind: 'own-token', step: made }),
            },
          ]
        : []),
      {
        id: 'analyse-card',
        icon: 'layers',
        text: t('command.analyse-card'),
        shortcut: 'a',
        run: () => actions.openDialog({ kind: 'analyse', object: object.id }),
      },
    ];
  return [
    {
      id: 'edit-card',
      icon: 'pencil',
      text: t('command.edit-card'),
      shortcut: 'shift+e',
      run: () => actions.openDialog({ kind: 'own-card', card: name }),
    },
    {
      id: 'analyse-card',
      icon: 'layers',
      text: t('command.analyse-card'),
      shortcut: 'a',
      run: () => actions.openDialog({ kind: 'analyse', card: name }),
    },
  ];
}

function stepEntries({ object, document, actions, t }: TileMenuContext): readonly MenuEntry[] {
  const index = stepThatMade(document, object.id);
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
