/** State files of other programs, in all that their formats have; for tests. */
export const FORGE_DUMP = `# a dump of the developers' mode
turn=7
activeplayer=p1
activephase=MAIN1
removesummoningsickness=true
abilityboost=DB$ Pump | NumAtt$ 1
p0life=13
p0landsplayed=1
p0landsplayedlastturn=0
p0numringtemptedyou=0
p0speed=0
p0counters=POISON=2
p0manapool=W W R
p0hand=Giant Growth|Set:M10
p0graveyard=Lightning Bolt|Set:A25|Art:1;Shock
p0library=
p0exile=Shock|ExiledWith:3
p0command=
p0sideboard=
p0battlefield=Rancor|Set:DDD|AttachedTo:12;Grizzly Bears|Id:12|Owner:P1|Tapped|SummonSick;t:Elf Warrior,P:2,T:3,Cost:no cost,Color:G,Types:Creature-Elf-Warrior,Keywords:Flying-Haste,Image:elf;Hill Giant|FaceDown:Manifested;Runeclaw Bear+|Counters:P1P1=2,Flying=1|Damage:1;Conspiracy|ChosenType:Advisor
p0precast=Giant Growth->12
p1life=7
p1battlefield=Blood Moon|Id:3|RememberedCards:5;Gideon, Ally of Zendikar|Counters:LOYALTY=3;t:Assembly-Worker,P:2,T:2,Cost:no cost,Color:,Types:Artifact-Creature-Assembly-Worker,Keywords:,Image:w;Forest|Wibbling
p1hand=
whatever
p1unheardof=1
`;

export const FORGE_PUZZLE = `[metadata]
Name:A small puzzle
URL:https://example.org
Goal:Win
Turns:1
Difficulty:Easy
Description:Win this turn.\\nIt is not hard.
[state]
ActivePlayer=Human
ActivePhase=Main1
HumanLife=3
AILife=8
humanhand=Giant Growth; Shock
humanlibrary=
HumanCardsInPlay=Bear Cub|Id:1; Accorder's Shield|Attaching:1; Plains|Set:USG|Tapped; T:w_1_1_soldier
aibattlefield=Plains; Island
`;

export const XMAGE_GROUPS = `// a file of commands
# with comments
[@show my hand]
pt
[init]
battlefield:Human:Humility:1
battlefield:Human:Opalescence:1
battlefield:Computer:XLN-Island:2
hand:me:Lightning Bolt:1

[bears]
battlefield:Computer:Grizzly Bears:2
[karn]
@bears
@nobody
battlefield:Human:Gideon, Ally of Zendikar:1
loyalty:Human:Gideon, Ally of Zendikar:2
token:Human:TreasureToken:3
stack:Human:Shock:1
exiled:ai:Shock:1
[nothing]
hand:Human:Shock:1
`;

const base = { owner: 0, controller: 0, zone: 'Battlefield', tapped: false, counters: {} };

export const PHASE_SNAPSHOT = JSON.stringify({
  gameState: {
    turn_number: 4,
    active_player: 0,
    phase: 'PreCombatMain',
    players: [
      { id: 0, life: 18 },
      { id: 1, life: 20 },
    ],
    next_timestamp: 40,
    battlefield: [1, 2, 3, 4, 5],
    objects: {
      '1': { ...base, id: 1, name: 'Opalescence', timestamp: 11 },
      '2': {
        ...base,
        id: 2,
        name: 'Humility',
        controller: 1,
        owner: 1,
        timestamp: 14,
        printed_ref: { oracle_id: 'x', face_name: 'Humility' },
      },
      '3': {
        ...base,
        id: 3,
        name: 'Grizzly Bears',
        timestamp: 20,
        counters: { P1P1: 1 },
        power: 5,
        toughness: 6,
      },
      '4': { ...base, id: 4, name: 'Holy Strength', timestamp: 12, attached_to: { type: 'Object', data: 3 } },
      '5': {
        ...base,
        id: 5,
        name: 'Saproling',
        is_token: true,
        timestamp: 21,
        base_power: 1,
        base_toughness: 1,
        base_color: ['Green'],
        base_keywords: [],
        base_card_types: { supertypes: [], core_types: ['Creature'], subtypes: ['Saproling'] },
      },
      '6': { ...base, id: 6, name: 'Shock', zone: 'Graveyard', timestamp: 2 },
      '7': { ...base, id: 7, name: 'Hidden Card', zone: 'Library', timestamp: 0 },
    },
    transient_continuous_effects: [
      {
        id: 1,
        source_id: 6,
        controller: 0,
        timestamp: 30,
        duration: 'UntilEndOfTurn',
        affected: { type: 'SpecificObject', id: 3 },
        modifications: [
          { type: 'AddPower', value: 2 },
          { type: 'AddToughness', value: 2 },
          { type: 'AddKeyword', keyword: 'Trample' },
        ],
      },
      {
        id: 2,
        source_id: 6,
        controller: 0,
        timestamp: 31,
        duration: 'UntilEndOfTurn',
        affected: { type: 'Typed' },
        modifications: [{ type: 'AddPower', value: 1 }],
      },
    ],
  },
  waitingFor: {},
  legalActions: [],
});
