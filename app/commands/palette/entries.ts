import { objectAt, ruleSummariesIn } from '../../../engine/index.ts';
import { derive, shownDocument } from '../../store/derived.ts';
import { ruleEntries } from '../../views/rules/rules-page.ts';
import { stepWords } from '../../views/timeline/step-words.ts';
import { timelineView } from '../../views/timeline/timeline-view.ts';
import { COMMAND_GROUPS, commandsIn } from '../all-commands.ts';
import { type CommandContext, whyNot } from '../command.ts';
import type { PaletteEntry, PaletteSources } from './entry.ts';

/** Everything that the palette leads to now: commands in the order of the help, then objects, steps, rules, examples. */
export const paletteEntries = (sources: PaletteSources): readonly PaletteEntry[] => [
  ...commandEntries(sources),
  ...objectEntries(sources),
  ...stepEntries(sources),
  ...rulesEntries(),
  ...exampleEntries(sources),
];

function commandEntries({ context, words: { t, tPalette } }: PaletteSources): readonly PaletteEntry[] {
  return COMMAND_GROUPS.flatMap((group) =>
    commandsIn(group)
      // It is open already.
      .filter(({ id }) => id !== 'palette')
      .map((command) => ({
        key: `command ${command.id}`,
        kind: 'command',
        group,
        text: t(`command.${command.id}`),
        detail: tPalette(`help.groups.${group}`),
        also: tPalette(`also.${command.id as 'undo'}`, { defaultValue: '' }),
        command: command.id,
        shortcut: command.keys[0],
        whyNot: whyNot(command, context),
        run: (now: CommandContext) => command.run(now),
      })),
  );
}

/** Every object of the shown moment, in whatever zone. */
function objectEntries({ context, words: { t, say } }: PaletteSources): readonly PaletteEntry[] {
  const { trace } = derive(context.state);
  const { state } = trace.evaluation;
  return [...state.objects.values()].map(({ id, zone }) => {
    const now = objectAt(trace, id, trace.applied.length);
    const size = now.power === undefined ? '' : ` ${say.powerToughness(now)}`;
    return {
      key: `object ${id}`,
      kind: 'object',
      group: 'objects',
      text: say.objectName(state, id),
      detail: `${say.typeLine(now)}${size} · ${t(`zone.${zone}`)}`,
      run(later: CommandContext) {
        showBoard(later);
        later.actions.select({ kind: 'object', id });
        later.services.focusObject(id);
      },
    };
  });
}

/** Every step, to be shown right after it was done. */
function stepEntries({ context, words: { t, tPalette } }: PaletteSources): readonly PaletteEntry[] {
  const document = shownDocument(context.state);
  const { history, index: moment } = derive(context.state);
  return timelineView(document, history, moment).map((chip) => {
    const number = chip.index + 1;
    return {
      key: `step ${chip.index}`,
      kind: 'step',
      group: 'steps',
      text: `${tPalette('step', { number })}: ${stepWords(t, chip.label)}`,
      detail: chip.timestamp === undefined ? '' : t('timestamp.at', { at: chip.timestamp }),
      run(later: CommandContext) {
        showBoard(later);
        later.actions.setMoment(number >= document.steps.length ? undefined : number);
        later.actions.select({ kind: 'step', id: chip.index });
      },
    };
  });
}

/** Every rule of the Rules page, by its number and by what it says. */
function rulesEntries(): readonly PaletteEntry[] {
  return ruleEntries({ boards: {}, byRule: {} }, ruleSummariesIn('en')).map(({ rule, sentence }) => ({
    key: `rule ${rule}`,
    kind: 'rule',
    group: 'rules',
    text: rule,
    detail: sentence,
    run({ actions }: CommandContext) {
      actions.setView('rules');
      actions.setPanels({ phone: 'rules', rule });
    },
  }));
}

function exampleEntries({ examples, openExample }: PaletteSources): readonly PaletteEntry[] {
  return examples.map((example) => ({
    key: `example ${example.id ?? example.title ?? ''}`,
    kind: 'example',
    group: 'examples',
    text: example.title ?? '',
    detail: (example.rules ?? []).join(', '),
    run(later: CommandContext) {
      showBoard(later);
      openExample(example);
    },
  }));
}

/** The board comes into sight where something else than a board is shown. */
function showBoard({ state, actions }: CommandContext): void {
  const { view, panels } = state;
  if (view === 'rules' || view === 'lab') actions.setView('board');
  if (panels.phone !== 'ladder' && panels.phone !== 'graph') actions.setPanels({ phone: 'board' });
}
