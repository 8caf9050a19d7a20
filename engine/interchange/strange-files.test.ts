import { describe, expect, it } from 'vitest';
import { PHASE_SNAPSHOT } from '../testing/state-files.ts';
import { readState } from './read-state.ts';
import { opened } from './testing/opened.ts';

const permanents = ({ state }: ReturnType<typeof opened>): readonly string[] =>
  [...state.objects.values()].filter(({ zone }) => zone === 'battlefield').map(({ id }) => id);
const noted = ({ notes }: ReturnType<typeof opened>, code: string) =>
  notes.filter((note) => note.code === code).map(({ about, what }) => [about, what]);

describe('a state of Forge that somebody wrote by hand', () => {
  it('may begin with a mark, end its lines as Windows does, and have capitals and blanks anywhere', () => {
    const board = opened(
      '\ufeff[Metadata]\r\nName:A; b\r\n[STATE]\r\n  # a comment\r\nACTIVEPLAYER = AI\r\nactivephase=Main2\r\n' +
        'activephaseadvance=true\r\nHumanLife= 7 \r\nHumanCardsInPlay = Grizzly Bears | iD:1 | tapped | Counters: p1p1=2, Stun=1 ;; Forest|;\r\n',
    );
    expect(board.document.title).toBe('A; b');
    expect(board.state.activePlayer).toBe('B');
    expect(board.state.players.map(({ id, life }) => [id, life])).toContainEqual(['A', 7]);
    expect(board.object('grizzly-bears')).toMatchObject({
      isTapped: true,
      counters: [
        { kind: '+1/+1', count: 2 },
        { kind: 'stun', count: 1 },
      ],
    });
    expect(board.codes).toEqual(['phase-of-turn']);
  });

  it('has everything that a permanent can be', () => {
    const board = opened(
      'p0life=20\n' +
        "p0battlefield=Hill Giant|FaceDown;Serra Angel|FaceDown:Manifested;Llanowar Elves|FaceDown:Cloaked;Delver of Secrets|Transformed;Grizzly Bears|Id:1|PhasedOut:P0|SummonSick|Damage:1;Runeclaw Bear|Monstrous|Renowned|Suspected|Saddled|IsRingBearer|Solved|Attacking;Painter's Servant|ChosenColor:blue,red;Arcane Adaptation|ChosenType:goblin;Convincing Mirage|ChosenType:island|AttachedTo:9;Maro|Owner:P1|Counters:SHIELD=1,Flying=2;Forest|Id:9\n" +
        'p1battlefield=Curse of Exhaustion|EnchantingPlayer:P0;Pacifism|AttachedTo:77\np1life=20\n',
    );
    expect(board.object('hill-giant').faceDown).toBe('morph');
    expect(board.object('serra-angel').faceDown).toBe('manifest');
    expect(board.object('llanowar-elves').faceDown).toBe('cloak');
    expect(board.object('grizzly-bears').isPhasedOut).toBe(true);
    expect(board.object('runeclaw-bear').designations).toEqual([
      ...['monstrous', 'renowned', 'suspected', 'saddled', 'ring-bearer', 'solved'],
    ]);
    expect(board.state.combat.attackers.map(({ object }) => object)).toEqual(['runeclaw-bear']);
    expect(board.object('painter-s-servant').choices.color).toBe('U');
    expect(board.object('maro')).toMatchObject({ owner: 'B', controller: 'A' });
    expect(noted(board, 'choice')).toEqual([["Painter's Servant", 'blue,red']]);
    expect(noted(board, 'damage')).toEqual([['Grizzly Bears', '1']]);
    // It would have gone to a graveyard, and is there as the file has it.
    expect(noted(board, 'not-attached')).toEqual([['Pacifism', '']]);
    expect(board.codes).toContain('actions-off');
  });

  it('has merged permanents, tokens with parameters of keywords, and counters on players', () => {
    const board = opened(
      'p0life=20\np0counters=POISON=4,ENERGY=2\np0battlefield=Serra Angel|Id:5|MergedCards:Llanowar Elves,Grizzly Bears;Rancor|AttachedTo:5\n' +
        'p1life=20\np1battlefield=t:Beast,P:3,T:3,Cost:no cost,Color:R,Types:Legendary-Creature-Beast,Keywords:Protection from red-Ward:2-Landwalk:Swamp-First Strike-Wither:x;T:wg_3_3_centaur_protection_from_black\n',
    );
    // The topmost card decides what it is, and it has the abilities of all (730.2a, 702.140e).
    expect(board.values('serra-angel')).toMatchObject({ names: ['Serra Angel'], power: 6, toughness: 4 });
    expect(board.values('serra-angel').abilities.map(({ ability }) => ability.kind)).toContain('activated');
    expect(board.object('serra-angel').merged?.added).toHaveLength(2);
    expect(board.object('rancor').attachedTo).toBe('serra-angel');
    expect(board.state.players[0]?.counters.map(({ kind, count }) => [kind, count])).toEqual([
      ['poison', 4],
      ['energy', 2],
    ]);
    const [beast, centaur] = ['beast', 'centaur-token'].map((id) =>
      board.values(id).abilities.map(({ ability }) => ability.kind === 'keyword' && ability.keyword),
    );
    expect(beast).toEqual(['protection', 'ward', 'landwalk', 'first strike']);
    expect(centaur).toEqual(['protection']);
    expect(noted(board, 'unknown-word')).toEqual([['Beast', 'Wither:x']]);
    expect(board.problems).toEqual([]);
  });

  it('counts the last of several lines of one zone, as Forge does', () => {
    const board = opened('p0battlefield=Forest;Forest\np1hand=Shock\nhumanbattlefield=Grizzly Bears\n');
    expect(permanents(board)).toEqual(['grizzly-bears']);
    expect(noted(board, 'said-twice')).toEqual([['human', 'battlefield']]);
  });

  it('may have players who would have lost, and more than two of them', () => {
    const two = opened('p0life=-3\np0battlefield=Grizzly Bears\np1life=20\n');
    expect(permanents(two)).toEqual(['grizzly-bears']);
    expect(two.codes).toEqual(['game-over']);
    const three = opened('p0life=0\np0battlefield=Grizzly Bears\np2life=40\np2battlefield=Hill Giant\n');
    expect(permanents(three)).toEqual(['grizzly-bears', 'hill-giant']);
    expect(three.object('hill-giant').controller).toBe('C');
  });

  it('loses nothing else through cards that nobody knows', () => {
    const board = opened(
      'p0battlefield=Frobnicator|Id:1|Attacking|Monstrous;Grizzly Bears|Attacking;Rancor|AttachedTo:1;t:Elf,P:1,T:1\np0exile=Shock|ExiledWith:33\n',
    );
    expect(board.state.combat.attackers.map(({ object }) => object)).toEqual(['grizzly-bears']);
    expect(noted(board, 'unknown-card')).toEqual([['Frobnicator', '']]);
    expect(noted(board, 'no-such-object')).toEqual([['33', 'Shock']]);
    expect(board.codes).not.toContain('refused');
  });

  it('may have lines of any length and what makes no sense', () => {
    const board = opened(
      `p0battlefield=${'X'.repeat(90_000)};Forest|${'y'.repeat(90_000)};|Tapped;t:;T:gibberish\np0life=abc\np0counters=POISON=x\n` +
        'noequals\np9whatever=1\np1precast=Giant Growth->1\np1manapool=R R\np1putonstack=Shock\nability1=DB$ Draw\np0sideboard=Forest\n',
    );
    expect(permanents(board)).toContain('forest');
    expect(new Set(board.codes)).toEqual(
      new Set([
        ...['unknown-word', 'unknown-token', 'bad-number', 'unknown-line', 'script', 'mana', 'stack'],
        ...['not-expressible', 'refused'].filter((code) => board.codes.includes(code as never)),
      ]),
    );
    for (const { about, what } of board.notes) expect((about + what).length).toBeLessThan(400);
    expect(readState(`p0battlefield=${'Forest;'.repeat(700)}`).fault).toBe('too-many-objects');
    expect(readState('p0life=20\np0battlefield=\n').fault).toBe('no-objects');
  });
});

describe('commands of XMage that somebody wrote by hand', () => {
  it('may have capitals, blanks, printings, quotation marks, colons in names, and any player', () => {
    const board = opened(
      '\ufeff// comment\r\n\r\n# another\r\nBattlefield:ME:Grizzly Bears:2\r\nbattlefield:Human 1:M10-Runeclaw Bear:1\r\n' +
        'battlefield : me : Forest : 1\r\nbattlefield:Computer 1:"Humility":1\r\nhand:me:Circle of Protection: Red:1\r\nlibrary:Bob:Forest:3\r\n',
    );
    expect(permanents(board)).toEqual([
      ...['grizzly-bears', 'grizzly-bears-2', 'runeclaw-bear', 'forest', 'humility'],
    ]);
    expect(noted(board, 'unknown-card')).toEqual([['Circle of Protection: Red', '']]);
    expect(board.object('humility').controller).toBe('B');
    expect(board.state.players.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
  });

  it('are read without what can’t be read, which is named', () => {
    const board = opened(
      'battlefield:me:Hill Giant:1\ngraveyard:ai:LEA-Shock:0\nbattlefield:me:Forest:99999\nexiled:me:Shock\nemblem:me:SomeEmblem:1\n' +
        'plane:me:SomePlane:1\nloyalty:me:Nobody:2\nstack:me:Lightning Bolt:1\noutside:me:Wish:1\nsideboard:me:Shock:1\ntoken:me:TreasureToken:2\n',
    );
    expect(permanents(board)).toEqual(['hill-giant']);
    expect(board.codes).toEqual([
      ...['bad-number', 'bad-number', 'unknown-line', 'unknown-token', 'unknown-token', 'no-such-object'],
      ...['stack', 'not-expressible', 'not-expressible', 'unknown-token'],
    ]);
  });

  it('have groups that name one another in a circle, and a group that stands twice', () => {
    const text =
      '[one]\n@two\n@one\nhand:me:Shock:1\n[TWO]\nhand:me:Forest:1\n[two]\nbattlefield:me:Hill Giant:1\n[two]\nbattlefield:me:Grizzly Bears:1\n';
    expect(permanents(opened(text))).toEqual(['hill-giant', 'grizzly-bears']);
    expect(opened(text).groups).toEqual(['one', 'TWO', 'two']);
  });
});

describe('a snapshot of phase of another build', () => {
  const { gameState } = JSON.parse(PHASE_SNAPSHOT);
  const withState = (changed: object) => JSON.stringify({ ...gameState, waiting_for: {}, ...changed });

  it('may be a bare state with a mark in front, with players who would have lost', () => {
    const board = opened(
      `\ufeff${withState({ players: [{ life: -2, poison_counters: 3 }, { life: 20 }, { life: 40 }], active_player: 2 })}`,
    );
    expect(board.state.activePlayer).toBe('C');
    expect(board.state.players.find(({ id }) => id === 'A')).toMatchObject({
      life: -2,
      counters: [{ kind: 'poison', count: 3 }],
    });
    expect(permanents(board)).toHaveLength(5);
    expect(board.codes).toContain('game-over');
  });

  it('has everything that a permanent can be, in its old and its new words', () => {
    const objects = {
      1: { tapped: true, counters: { P1P1: 2, Stun: 1, shield: 'x', finality: -1 } },
      2: { name: 'Hill Giant', face_down: true, face_down_cause: 'Manifest' },
      3: { name: 'Painter’s Servant', base_name: "Painter's Servant" },
      4: { name: 'Rancor', attached_to: 1 },
      5: { name: 'Serra Angel', owner: 1, monstrous: true, is_suspected: true },
      6: { name: 'Llanowar Elves', phase_status: { status: 'PhasedOut', cause: 'Directly' } },
      7: { name: 'Shock', zone: 'Limbo' },
      8: 'nonsense',
      9: { name: 'Runeclaw Bear', timestamp: 'soon' },
    };
    const chosen_attributes = [{ type: 'Color', value: 'Blue' }, { type: 'Weird', value: 3 }, null];
    const whole = Object.fromEntries(
      Object.entries(objects).map(([id, object]) => [
        id,
        typeof object === 'string'
          ? object
          : {
              ...{ id: Number(id), name: 'Grizzly Bears', owner: 0, controller: 0, zone: 'Battlefield' },
              ...{ timestamp: 10 + Number(id), ...(id === '3' ? { chosen_attributes } : {}) },
              ...object,
            },
      ]),
    );
    const board = opened(
      withState({
        objects: whole,
        transient_continuous_effects: ['x', null, { affected: { type: 'SpecificObject', id: 99 } }],
        combat: { attackers: [{ object_id: 1 }, { object_id: 999 }, 7] },
      }),
    );
    expect(board.object('grizzly-bears')).toMatchObject({ isTapped: true });
    expect(board.object('grizzly-bears').counters.map(({ kind, count }) => [kind, count])).toEqual([
      ['+1/+1', 2],
      ['stun', 1],
    ]);
    expect(board.object('rancor').attachedTo).toBe('grizzly-bears');
    expect(board.object('hill-giant').faceDown).toBe('manifest');
    expect(board.object('painter-s-servant').choices.color).toBe('U');
    expect(board.object('serra-angel')).toMatchObject({
      owner: 'B',
      designations: ['monstrous', 'suspected'],
    });
    expect(board.object('llanowar-elves').isPhasedOut).toBe(true);
    expect(board.state.combat.attackers.map(({ object }) => object)).toEqual(['grizzly-bears']);
    expect(new Set(board.codes)).toEqual(new Set(['bad-number', 'choice', 'unknown-word', 'unread-effect']));
    expect(board.problems).toEqual([]);
  });
});
