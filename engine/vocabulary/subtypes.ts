import type { CardType, SubtypeSet } from './card-types.ts';

/** Every subtype, by the set to which it belongs (CR 205.3g–205.3q). */
export const SUBTYPES: Readonly<Record<SubtypeSet, readonly string[]>> = {
  artifact: listed(`
    Attraction, Blood, Bobblehead, Book, Clue, Contraption, Equipment, Food, Fortification, Gold,
    Incubator, Infinity, Junk, Lander, Map, Mutagen, Powerstone, Spacecraft, Stone, Treasure, Vehicle,
    Vibranium
  `),
  battle: listed(`Siege`),
  creature: listed(`
    Time Lord, Advisor, Aetherborn, Alien, Ally, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army,
    Artificer, Assassin, Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon,
    Barbarian, Bard, Basilisk, Bat, Bear, Beast, Beaver, Beeble, Beholder, Berserker, Bird, Bison,
    Blinkmoth, Boar, Bringer, Brushwagg, Camarid, Camel, Capybara, Caribou, Carrier, Cat, Centaur, Child,
    Chimera, Citizen, Cleric, Clown, Cockatrice, Construct, Coward, Coyote, Crab, Crocodile, C'tan,
    Custodes, Cyberman, Cyclops, Dalek, Dauthi, Demigod, Demon, Deserter, Detective, Devil, Dinosaur,
    Djinn, Doctor, Dog, Dragon, Drake, Dreadnought, Drix, Drone, Druid, Dryad, Dwarf, Echidna, Efreet, Egg,
    Elder, Eldrazi, Elemental, Elephant, Elf, Elk, Employee, Eternal, Eye, Faerie, Ferret, Fish,
    Flagbearer, Fox, Fractal, Frog, Fungus, Gamer, Gamma, Gargoyle, Germ, Giant, Giraffe, Gith, Glimmer,
    Gnoll, Gnome, Goat, Goblin, God, Golem, Gorgon, Graveborn, Gremlin, Griffin, Guest, Hag, Halfling,
    Hamster, Harpy, Hedgehog, Hellion, Hero, Hippo, Hippogriff, Homarid, Homunculus, Horror, Horse, Human,
    Hydra, Hyena, Illusion, Imp, Incarnation, Inhuman, Inkling, Inquisitor, Insect, Jackal, Jellyfish,
    Juggernaut, Kangaroo, Kavu, Kirin, Kithkin, Knight, Kobold, Kor, Kraken, Kree, Llama, Lamia, Lammasu,
    Leech, Lemur, Leviathan, Lhurgoyf, Licid, Lizard, Lobster, Manticore, Masticore, Mercenary, Merfolk,
    Metathran, Minion, Minotaur, Mite, Mole, Monger, Mongoose, Monk, Monkey, Moogle, Moonfolk, Mount,
    Mouse, Mutant, Myr, Mystic, Nautilus, Necron, Nephilim, Nightmare, Nightstalker, Ninja, Noble, Noggle,
    Nomad, Nymph, Octopus, Ogre, Ooze, Orb, Orc, Orgg, Otter, Ouphe, Ox, Oyster, Pangolin, Peasant,
    Pegasus, Pentavite, Performer, Pest, Phelddagrif, Phoenix, Phyrexian, Pilot, Pincher, Pirate, Plant,
    Platypus, Porcupine, Possum, Praetor, Primarch, Prism, Processor, Qu, Rabbit, Raccoon, Ranger, Rat,
    Rebel, Reflection, Rhino, Rigger, Robot, Rogue, Sable, Salamander, Samurai, Sand, Saproling, Satyr,
    Scarecrow, Scientist, Scion, Scorpion, Scout, Sculpture, Seal, Serf, Serpent, Servo, Shade, Shaman,
    Shapeshifter, Shark, Sheep, Shi'ar, Siren, Skeleton, Skrull, Skunk, Slith, Sliver, Sloth, Slug, Snail,
    Snake, Soldier, Soltari, Sorcerer, Spawn, Specter, Spellshaper, Sphinx, Spider, Spike, Spirit,
    Splinter, Sponge, Spy, Squid, Squirrel, Starfish, Surrakar, Survivor, Symbiote, Synth, Tentacle,
    Tetravite, Thalakos, Thopter, Thrull, Tiefling, Toy, Treefolk, Trilobite, Triskelavite, Troll, Turtle,
    Tyranid, Unicorn, Utrom, Vampire, Varmint, Vedalken, Villain, Volver, Wall, Walrus, Warlock, Warrior,
    Weasel, Weird, Werewolf, Whale, Wizard, Wolf, Wolverine, Wombat, Worm, Wraith, Wurm, Yeti, Zombie,
    Zubera
  `),
  enchantment: listed(
    `Aura, Background, Cartouche, Case, Class, Curse, Plan, Role, Room, Rune, Saga, Shard, Shrine`,
  ),
  land: listed(`
    Cave, Desert, Forest, Gate, Island, Lair, Locus, Mine, Mountain, Plains, Planet, Power-Plant, Sphere,
    Swamp, Tower, Town, Urza's
  `),
  planeswalker: listed(`
    Ajani, Aminatou, Angrath, Arlinn, Ashiok, Bahamut, Basri, Bolas, Calix, Chandra, Comet, Dack, Dakkon,
    Daretti, Davriel, Dellian, Dihada, Domri, Dovin, Ellywick, Elminster, Elspeth, Estrid, Freyalise,
    Garruk, Gideon, Grist, Guff, Huatli, Jace, Jared, Jaya, Jeska, Kaito, Karn, Kasmina, Kaya, Kiora, Koth,
    Liliana, Lolth, Lukka, Minsc, Mordenkainen, Nahiri, Narset, Niko, Nissa, Nixilis, Oko, Quintorius, Ral,
    Rowan, Saheeli, Samut, Sarkhan, Serra, Sivitri, Sorin, Szat, Tamiyo, Tasha, Teferi, Teyo, Tezzeret,
    Tibalt, Tyvar, Ugin, Urza, Venser, Vivien, Vraska, Vronos, Will, Windgrace, Wrenn, Xenagos, Yanggu,
    Yanling, Zariel
  `),
  spell: listed(`Adventure, Arcane, Lesson, Omen, Trap`),
  plane: listed(`
    The Abyss, Alara, Alfava Metraxis, Amonkhet, Androzani Minor, Antausia, Apalapucia, Arcavios, Arkhos,
    Avishkar, Azgol, Belenon, Bolas's Meditation Realm, Capenna, Cridhe, The Dalek Asylum, Darillium,
    Dominaria, Earth, Echoir, Eldraine, Equilor, Ergamon, Fabacin, Fiora, Gallifrey, Gargantikar, Gobakhan,
    Horsehead Nebula, Ikoria, Innistrad, Iquatana, Ir, Ixalan, Kaldheim, Kamigawa, Kandoka, Karsus,
    Kephalai, Kinshala, Kolbahan, Kylem, Kyneth, The Library, Lorwyn, Luvion, Mars, Mercadia, Mirrodin,
    Moag, Mongseng, Moon, Muraganda, Necros, New Earth, New Phyrexia, Outside Mutter's Spiral, Phyrexia,
    Pyrulea, Rabiah, Rath, Ravnica, Regatha, Segovia, Serra's Realm, Shadowmoor, Shandalar, Shenmeng,
    Skaro, Spacecraft, Tarkir, Theros, Time, Trenzalore, Ulgrotha, Unknown Planet, Valla, Vryn, Wildfire,
    Xerex, Zendikar, Zhalfir
  `),
  dungeon: listed(`Undercity`),
};

/** The entries of a list that is written with commas. */
function listed(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}

/** A subtype in the spelling of the rules, such as `Mountain` or `Urza's`. */
export type Subtype = string;

/** The sets to which a subtype belongs; several for `Spacecraft`, none for an unknown word. */
export function setsOfSubtype(subtype: Subtype): readonly SubtypeSet[] {
  return SETS_BY_SUBTYPE.get(subtype) ?? [];
}

/** The sets of subtypes that objects of a card type may have (CR 205.3d). */
export function subtypeSetsOfCardType(type: CardType): readonly SubtypeSet[] {
  switch (type) {
    case 'artifact':
    case 'battle':
    case 'creature':
    case 'enchantment':
    case 'land':
    case 'planeswalker':
    case 'plane':
    case 'dungeon':
      return [type];
    case 'kindred':
      return ['creature'];
    case 'instant':
    case 'sorcery':
      return ['spell'];
    case 'conspiracy':
    case 'phenomenon':
    case 'scheme':
    case 'vanguard':
      return [];
  }
}

const SETS_BY_SUBTYPE: ReadonlyMap<string, readonly SubtypeSet[]> = indexSubtypes();

function indexSubtypes(): Map<string, SubtypeSet[]> {
  const index = new Map<string, SubtypeSet[]>();
  for (const [set, names] of Object.entries(SUBTYPES) as [SubtypeSet, readonly string[]][]) {
    for (const name of names) index.set(name, [...(index.get(name) ?? []), set]);
  }
  return index;
}
