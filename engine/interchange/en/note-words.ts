import type { Note, NoteCode } from '../note.ts';

type Words = (note: Note) => string;

const quoted = (text: string): string => (text === '' ? '' : ` (${text})`);
const WORDS: Readonly<Record<NoteCode, Words>> = {
  'unknown-line': ({ what }) => `This line is not known and was left out: ${what}`,
  'unknown-word': ({ about, what }) =>
    `${about === '' ? 'Somewhere' : about}: “${what}” is not known and was left out.`,
  'bad-number': ({ about, what }) => `${about === '' ? 'A line' : about}: “${what}” holds no usable number.`,
  'no-such-object': ({ about, what }) => `${about} is not there when it is named: ${what}`,
  'phase-of-turn': ({ what }) => `A board has no phase of the turn${quoted(what)}.`,
  goal: ({ what }) => `A board has no goal${quoted(what)}.`,
  mana: ({ about, what }) => `Mana of ${about} was left out${quoted(what)}.`,
  script: ({ about, what }) =>
    `A script of Forge can't be carried out${about === '' ? '' : ` for ${about}`}: ${what}`,
  stack: ({ about, what }) => `What is on the stack was left out: ${[about, what].filter(Boolean).join(' ')}`,
  'player-counters': ({ about, what }) => `Counters of player ${about} were left out: ${what}`,
  'unknown-player': ({ about, what }) =>
    `${about === '' ? 'A line' : about} names a player that isn't in the game: ${what}`,
  'unknown-token': ({ about, what }) =>
    `What the token or emblem “${about}” is can't be known from its name${quoted(what)}.`,
  'said-twice': ({ about, what }) =>
    `The zone ${what} of ${about} stands there more than once; the last time counts.`,
  'special-command': ({ what }) => `Special commands do nothing to a board: ${what}`,
  'not-expressible': ({ about, what }) => `${about}: “${what}” was left out; a board has nothing like it.`,
  'unread-effect': ({ about, what }) =>
    `An effect of ${about} was left out, because not all of it can be said as a text: ${what}`,
  'order-unknown': () =>
    'The file has no timestamps. Permanents came in its order: player by player, tokens before cards, attachments last. Reorder the steps if it was otherwise.',
  'hidden-card': ({ what }) => `A hidden card was left out${quoted(what)}.`,
  'unknown-card': ({ about }) =>
    `${about} is not among the known cards. Import cards or allow Scryfall, and its step will work.`,
  refused: ({ about, what }) =>
    `${about}: its step can't be carried out${quoted(what)}. The timeline says why.`,
  'did-not-stay': ({ about, what }) => `${about} did not stay on the battlefield${quoted(what)}.`,
  'actions-off': ({ about }) =>
    `State-based actions are off on this board: otherwise ${about} would have died before everything was there.`,
  'game-over': () =>
    'State-based actions are off on this board: otherwise a player would have lost before everything was there.',
  'not-attached': ({ about }) => `${about} could not be attached to what the file says.`,
  differs: ({ about, what }) => `${about} has not what the file says${quoted(what)}.`,
  timestamps: ({ about, what }) => `Timestamps: the game had ${what}; the loaded file gives ${about}.`,
  'attachment-timestamp': ({ about }) =>
    `Timestamps: ${about} is attached when all permanents are there, so it is younger than in the game.`,
  'resolved-effect': ({ about, what }) =>
    `The effect of ${about}${quoted(what)} is missing: no spell or ability has resolved.`,
  copy: ({ about, what }) => `${about} comes in as what is printed on it, not as a copy of ${what}.`,
  'own-card': ({ about }) => `${about} is a card of this board; the program doesn't know it.`,
  'token-abilities': ({ about, what }) => `The token ${about} comes in without an ability: ${what}`,
  'token-class': ({ about }) => `The token ${about} is missing: XMage wants the name of its Java class.`,
  counters: ({ about, what }) => `${about} comes in without counters: ${what}`,
  attachment: ({ about, what }) => `${about} is not attached to ${what}.`,
  status: ({ about, what }) => `${about} is not ${what}.`,
  choice: ({ about, what }) => `What was chosen for ${about} is missing: ${what}`,
  designation: ({ about, what }) => `${about} is not ${what}.`,
  merged: ({ about }) => `${about} comes in without what it has merged with.`,
  sticker: ({ about }) => `${about} comes in without its stickers.`,
  emblem: ({ about }) => `The emblem ${about} is missing.`,
  combat: ({ about }) => `${about} is not attacking or blocking.`,
  damage: ({ about, what }) => `Damage on ${about} is missing${quoted(what)}.`,
  stolen: ({ about, what }) =>
    `${about} belongs to ${what} in the game; the file makes its controller the owner.`,
  'player-name': ({ about, what }) =>
    `Lines of player ${about} name the player “${what}”; put in the name at the table.`,
  life: ({ about, what }) => `The life of player ${about} is not set${quoted(what)}.`,
  'day-night': ({ what }) => `It is neither day nor night (in the game: ${what}).`,
  'card-abilities': ({ about }) =>
    `Abilities other than keywords are missing in the state (${about}): phase has them by Scryfall's id of a card, \`printed_ref.oracle_id\`, which is empty in the file; put it in and it has them.`,
  'token-name': ({ about }) => `The test can't make the token ${about}: it wants the name of a token script.`,
  'same-name': ({ about }) =>
    `The test tells objects apart by their names only, and there is more than one ${about}: their values are not checked.`,
  'spell-order': ({ about, what }) =>
    `Timestamps: in the test the effect of ${about} comes after all permanents; in the game it is older than ${what}.`,
  event: ({ about }) => `No file lets this happen; it has to be done by hand: ${about}`,
  'unread-expectation': ({ about }) => `What is expected can't be read and was not checked: ${about}`,
  'sorcery-speed': ({ about }) =>
    `${about} is cast in another player's turn in the test; a sorcery can't be.`,
  'needs-mana': ({ about }) =>
    `The test puts lands onto the battlefield to pay for ${about}; they may matter.`,
};

/** A note in English, as one line. */
export const wordNote = (note: Note): string => WORDS[note.code](note);
