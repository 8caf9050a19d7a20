import type { Entry, EventAction, EventSpec, StepAction, TokenEntry } from '../../../engine/index.ts';
import { EVENT_CAUSES, TURN_PARTS, ZONES } from '../../../engine/index.ts';
import { choiceFields } from './choice-fields.ts';
import { entryFields, tokenFields } from './entry-fields.ts';
import { COUNTER_KINDS, PLAYER_COUNTER_KINDS } from './kinds.ts';
import { type FieldContext, field, type StepField, wholeOf, withKey, wordsOf } from './step-field.ts';

type Damage = Extract<EventSpec, { damage: unknown }>['damage'];
type OneDamage = Exclude<Damage, readonly unknown[]>;

const optional = { isOptional: true } as const;
const text = (value: string) => (value === '' ? undefined : value);

/** Everything about an event that would happen, to be changed: the event itself, its cause, the order of the effects. */
export function eventFields(action: EventAction, context: FieldContext): readonly StepField[] {
  return [
    ...fieldsOfEvent(action, context),
    ...sharedFields(action),
    field('order', 'text', action.order?.join(', '), (v) => withOrder(action, wordsOf(v)), optional),
  ];
}

/** What the event is, without the order in which effects are applied to it. */
export function fieldsOfEvent(action: EventAction, context: FieldContext): readonly StepField[] {
  const { event } = action;
  const set = (next: EventSpec): StepAction => ({ ...action, event: next });
  if ('damage' in event) return damageFields(event.damage, (damage) => set({ damage }));
  if ('draw' in event) return playerAmount(event.draw, (draw) => set({ draw }));
  if ('gainLife' in event) return playerAmount(event.gainLife, (gainLife) => set({ gainLife }));
  if ('loseLife' in event) return playerAmount(event.loseLife, (loseLife) => set({ loseLife }));
  if ('mill' in event) return playerAmount(event.mill, (mill) => set({ mill }));
  if ('tokens' in event) return tokensFields(event.tokens, (tokens) => set({ tokens }));
  if ('counters' in event) {
    const { counters } = event;
    const put = <K extends keyof typeof counters>(key: K, value: (typeof counters)[K] | undefined) =>
      set({ counters: withKey(counters, key, value) });
    return [
      field('count', 'number', counters.n, (v) => put('n', positive(v, counters.n))),
      field('kind', 'word', counters.kind, (v) => put('kind', v.replaceAll('−', '-')), {
        options: [...COUNTER_KINDS, ...PLAYER_COUNTER_KINDS],
      }),
      field('on', 'player-or-object', counters.on, (v) => put('on', v)),
      field('by', 'player', counters.by, (v) => put('by', text(v)), optional),
    ];
  }
  if ('destroy' in event) {
    const { destroy } = event;
    return [
      field('object', 'object', destroy.id, (id) => set({ destroy: { ...destroy, id } })),
      field('noRegen', 'check', destroy.noRegen === true ? 'yes' : '', (v) =>
        set({ destroy: withKey(destroy, 'noRegen', v === '' ? undefined : true) }),
      ),
    ];
  }
  if ('die' in event) return [field('object', 'object', event.die.id, (id) => set({ die: { id } }))];
  if ('counterSpell' in event) {
    const { counterSpell } = event;
    return [
      field('object', 'object', counterSpell.id, (id) => set({ counterSpell: { ...counterSpell, id } })),
      field(
        'by',
        'player',
        counterSpell.by,
        (v) => set({ counterSpell: withKey(counterSpell, 'by', text(v)) }),
        optional,
      ),
    ];
  }
  if ('untap' in event) return [field('object', 'object', event.untap.id, (id) => set({ untap: { id } }))];
  if ('turnFaceUp' in event)
    return [field('object', 'object', event.turnFaceUp.id, (id) => set({ turnFaceUp: { id } }))];
  if ('zone' in event) return zoneFields(event.zone, (zone) => set({ zone }));
  if ('enter' in event) return enterFields(event.enter, set, context);
  if ('discard' in event) {
    const { discard } = event;
    return [
      field('player', 'player', discard.player, (player) => set({ discard: { ...discard, player } })),
      field('discarded', 'object', discard.card, (card) => set({ discard: { ...discard, card } })),
      field('by', 'player', discard.by, (v) => set({ discard: withKey(discard, 'by', text(v)) }), optional),
    ];
  }
  if ('skip' in event) return playerPart(event.skip, (skip) => set({ skip }));
  if ('turnStep' in event) return playerPart(event.turnStep, (turnStep) => set({ turnStep }));
  if ('rollDie' in event) {
    const { player, n } = event.rollDie;
    return [
      field('player', 'player', player, (v) => set({ rollDie: { ...event.rollDie, player: v } })),
      field('count', 'number', n ?? 1, (v) => set({ rollDie: { player, n: positive(v, n ?? 1) } })),
    ];
  }
  if ('addMana' in event) {
    const { addMana } = event;
    return [
      field('player', 'player', addMana.player, (player) => set({ addMana: { ...addMana, player } })),
      field('mana', 'text', addMana.mana, (mana) => set({ addMana: { ...addMana, mana } })),
      field(
        'tapped-for',
        'object',
        addMana.from,
        (v) => set({ addMana: withKey(addMana, 'from', text(v)) }),
        optional,
      ),
    ];
  }
  const [key, { player }] = 'lose' in event ? (['lose', event.lose] as const) : (['win', event.win] as const);
  return [
    field('player', 'player', player, (v) =>
      set(key === 'lose' ? { lose: { player: v } } : { win: { player: v } }),
    ),
  ];
}

/** What makes it happen, and what is chosen on the way. */
export function sharedFields(action: EventAction): readonly StepField[] {
  const isEntering = 'enter' in action.event || 'zone' in action.event;
  return [
    field(
      'cause',
      'select',
      action.cause ?? 'effect',
      (v) =>
        withKey(
          action,
          'cause',
          EVENT_CAUSES.find((cause) => cause === v && v !== 'effect'),
        ),
      { options: EVENT_CAUSES },
    ),
    ...(isEntering ? [] : choiceFields(action.choices, (choices) => withKey(action, 'choices', choices))),
  ];
}

function withOrder(action: EventAction, order: readonly string[]): StepAction {
  return withKey(action, 'order', order.length === 0 ? undefined : order);
}

const positive = (value: string, otherwise: number): number => Math.max(0, wholeOf(value) ?? otherwise);

function damageFields(damage: Damage, set: (damage: Damage) => StepAction): readonly StepField[] {
  const all: readonly OneDamage[] = Array.isArray(damage) ? damage : [damage as OneDamage];
  const put = (next: readonly OneDamage[]): StepAction => {
    const [only] = next;
    return set(next.length === 1 && only !== undefined ? only : next);
  };
  const change = (index: number, one: OneDamage): StepAction =>
    put(all.map((each, at) => (at === index ? one : each)));
  const numbered = (index: number) => (all.length === 1 ? {} : { index });
  return [
    ...all.flatMap((one, index): readonly StepField[] => [
      field(
        'amount',
        'number',
        one.amount,
        (v) => change(index, { ...one, amount: positive(v, one.amount) }),
        numbered(index),
      ),
      field(
        'source',
        'object',
        one.source,
        (v) => (v === '' ? put(all.filter((_, at) => at !== index)) : change(index, { ...one, source: v })),
        { ...numbered(index), isOptional: all.length > 1 },
      ),
      field('to', 'player-or-object', one.to, (to) => change(index, { ...one, to }), numbered(index)),
      field(
        'combat',
        'check',
        one.combat === true ? 'yes' : '',
        (v) => change(index, withKey(one, 'combat', v === '' ? undefined : true)),
        numbered(index),
      ),
    ]),
    field(
      'addSource',
      'object',
      '',
      (source) => {
        const last = all.at(-1);
        return last === undefined || source === '' ? set(damage) : put([...all, { ...last, source }]);
      },
      optional,
    ),
  ];
}

interface PlayerAmount {
  readonly player: string;
  readonly n: number;
}

const playerAmount = (of: PlayerAmount, set: (of: PlayerAmount) => StepAction): readonly StepField[] => [
  field('player', 'player', of.player, (player) => set({ ...of, player })),
  field('count', 'number', of.n, (v) => set({ ...of, n: positive(v, of.n) })),
];

interface PlayerPart {
  readonly player: string;
  readonly what: string;
}

const playerPart = (of: PlayerPart, set: (of: PlayerPart) => StepAction): readonly StepField[] => [
  field('player', 'player', of.player, (player) => set({ ...of, player })),
  field('part', 'select', of.what, (what) => set({ ...of, what }), { options: TURN_PARTS }),
];

type Tokens = Extract<EventSpec, { tokens: unknown }>['tokens'];

function tokensFields(tokens: Tokens, set: (tokens: Tokens) => StepAction): readonly StepField[] {
  const { controller, n, token } = tokens;
  const entry: TokenEntry = { id: '', controller, ...token };
  const changed = ({ id: _, controller: by, ...rest }: TokenEntry): StepAction =>
    set({ ...tokens, controller: by, token: rest });
  return [
    field('count', 'number', n, (v) => set({ ...tokens, n: positive(v, n) })),
    ...tokenFields(entry, changed),
  ];
}

type ZoneChange = Extract<EventSpec, { zone: unknown }>['zone'];

function zoneFields(zone: ZoneChange, set: (zone: ZoneChange) => StepAction): readonly StepField[] {
  return [
    field('object', 'object', zone.id, (id) => set({ ...zone, id })),
    field('zone', 'zone', zone.to, (v) => set({ ...zone, to: ZONES.find((each) => each === v) ?? zone.to })),
    ...(zone.to === 'battlefield'
      ? [
          field(
            'controller',
            'player',
            zone.controller,
            (v) => set(withKey(zone, 'controller', text(v))),
            optional,
          ),
          ...choiceFields(zone.choices, (choices) => set(withKey(zone, 'choices', choices))),
        ]
      : []),
  ];
}

function enterFields(
  enter: Entry | readonly Entry[],
  set: (event: EventSpec) => StepAction,
  context: FieldContext,
): readonly StepField[] {
  const entries: readonly Entry[] = Array.isArray(enter) ? enter : [enter as Entry];
  return entries.flatMap((entry, index) =>
    entryFields(
      entry,
      (changed) =>
        set({
          enter: Array.isArray(enter) ? entries.map((each, at) => (at === index ? changed : each)) : changed,
        }),
      context,
    ).map((each) => (entries.length === 1 ? each : { ...each, index })),
  );
}
