import type { Entry, Step } from '../../document/board-document.ts';

/** What a step does, as one line of "steps to reproduce". Objects are called as `name` calls their ids. */
export function stepWords({ action }: Step, name: (id: string) => string): string {
  switch (action.kind) {
    case 'enter':
      return action.entries.map((entry) => entryWords(entry, name)).join('; at the same time ');
    case 'token': {
      const { token } = action;
      const what = token.copyOf === undefined ? (token.name ?? token.id) : `copy of ${name(token.copyOf)}`;
      return `Player ${token.controller} creates a token: ${what}${token.power === undefined ? '' : ` (${token.power}/${token.toughness})`}.`;
    }
    case 'place':
      return action.zone === 'stack'
        ? `[[${action.card}]] is put on the stack by player ${action.owner}.`
        : `[[${action.card}]] is put into the ${action.zone} of player ${action.owner}.`;
    case 'cast':
      return `Player ${action.controller} casts [[${action.card}]]${targets(action.targets, name)}.`;
    case 'resolve':
      return `[[${action.card ?? name(action.spell ?? '')}]]${action.controller === undefined ? '' : ` of player ${action.controller}`} resolves${targets(action.targets, name)}${action.x === undefined ? '' : `, X is ${action.x}`}${chosen(action.choices, name)}.`;
    case 'activate':
    case 'trigger':
      return `An ability of ${name(action.source)} (“${action.ability}”) ${action.kind === 'activate' ? 'is activated' : 'triggers'} and resolves${targets(action.targets, name)}${chosen(action.choices, name)}.`;
    case 'effect':
      return `Player ${action.controller} has an effect: “${action.text}”${targets(action.targets, name)}.`;
    case 'emblem':
      return `Player ${action.controller} gets an emblem: “${action.text}”.`;
    case 'counter':
      return `${counters(Math.abs(action.n), action.counter)} ${action.n < 0 ? 'removed from' : 'put on'} ${name(action.on)}.`;
    case 'attach':
      return `${name(action.id)} becomes attached to ${name(action.to)}.`;
    case 'detach':
      return `${name(action.id)} becomes unattached.`;
    case 'move':
      return `${name(action.id)} moves to the ${action.to}.`;
    case 'life':
      return `The life total of player ${action.player} becomes ${action.n}.`;
    case 'turn':
      return `The turn of player ${action.player} begins.`;
    case 'choose':
      return `For ${name(action.source)} is chosen${chosen(action.choices, name)}.`;
    case 'merge':
      return `${name(action.top)} and ${name(action.bottom)} become one permanent.`;
    case 'combat':
      return action.attackers === undefined || action.attackers.length === 0
        ? 'Combat ends.'
        : `${action.attackers.map(({ id }) => name(id)).join(', ')} attack${action.attackers.length === 1 ? 's' : ''}.`;
    case 'designate':
      return `${action.on === undefined ? 'It' : name(action.on)} ${action.off === true ? 'is no longer' : 'becomes'} ${action.what}.`;
    case 'sticker':
      return `A ${action.sticker} sticker “${action.value}” is put on ${name(action.on)}.`;
    case 'text':
      return `In the text of ${name(action.id)} each “${action.from}” becomes “${action.to}”.`;
    case 'tap':
    case 'untap':
      return `${name(action.id)} is ${action.kind}ped.`;
    case 'turn-face-up':
    case 'turn-face-down':
      return `${name(action.id)} is turned face ${action.kind === 'turn-face-up' ? 'up' : 'down'}.`;
    case 'transform':
    case 'convert':
      return `${name(action.id)} ${action.kind}s.`;
    case 'flip':
      return `${name(action.id)} is flipped.`;
    case 'phase-out':
    case 'phase-in':
      return `${name(action.id)} phases ${action.kind === 'phase-out' ? 'out' : 'in'}.`;
    default:
      return `${action.kind === 'unsupported' ? action.step : (action as { kind: string }).kind}.`;
  }
}

function entryWords(entry: Entry, name: (id: string) => string): string {
  const more = [
    ...(entry.tapped === true ? ['tapped'] : []),
    ...(entry.faceDown === undefined ? [] : [`face down (${entry.faceDown})`]),
    ...(entry.attachedTo === undefined ? [] : [`attached to ${name(entry.attachedTo)}`]),
    ...Object.entries(entry.counters ?? {}).map(
      ([kind, count]) => `with ${count} ${kind} ${count === 1 ? 'counter' : 'counters'}`,
    ),
    ...(entry.transformed === true ? ['with its back face up'] : []),
    ...(entry.how === undefined ? [] : [entry.how]),
  ];
  const how = more.length === 0 ? '' : `, ${more.join(', ')}`;
  return `[[${entry.card}]] enters under player ${entry.controller}’s control${how}${chosen(entry.choices, name)}.`;
}

const counters = (count: number, kind: string): string =>
  count === 1 ? `A ${kind} counter is` : `${count} ${kind} counters are`;

const targets = (ids: readonly string[] | undefined, name: (id: string) => string): string =>
  ids === undefined || ids.length === 0 ? '' : `, targeting ${ids.map(name).join(' and ')}`;

const chosen = (choices: object | undefined, name: (id: string) => string): string => {
  const words = Object.entries(choices ?? {}).map(
    ([what, value]) =>
      `${what}: ${[value]
        .flat()
        .map((each) => name(String(each)))
        .join(', ')}`,
  );
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
};
