import { type BoardDocument, parseBoard } from '../../engine/index.ts';
import ashayaUnderBloodMoon from './ashaya-under-blood-moon.json';
import bloodMoonAndUrborg from './blood-moon-and-urborg.json';
import chainOfControl from './chain-of-control.json';
import cloneAndEssence from './clone-and-essence-of-the-wild.json';
import cloneOfAnAnimatedArtifact from './clone-of-an-animated-artifact.json';
import countersAndBase from './counters-and-base.json';
import doublingSeasonAndHardenedScales from './doubling-season-and-hardened-scales.json';
import equipmentAndItsTime from './equipment-and-its-time.json';
import everythingIsAnArtifact from './everything-is-an-artifact.json';
import furnaceTorbranAndAShield from './furnace-torbran-and-a-shield.json';
import humilityAndOpalescence from './humility-and-opalescence.json';
import humilityMeetsBloodMoon from './humility-meets-blood-moon.json';
import lifeAndLimbLoop from './life-and-limb-loop.json';
import lockedInPump from './locked-in-pump.json';
import masterThief from './master-thief.json';
import notionThief from './notion-thief-and-thought-reflection.json';
import songsAndLignify from './songs-and-lignify.json';
import switchThenPump from './switch-then-pump.json';
import tarmogoyfAndJailer from './tarmogoyf-and-jailer.json';
import templeGarden from './temple-garden-under-blood-moon.json';
import threeThatDepend from './three-that-depend.json';

const FILES: readonly unknown[] = [
  bloodMoonAndUrborg,
  humilityAndOpalescence,
  humilityMeetsBloodMoon,
  lifeAndLimbLoop,
  threeThatDepend,
  switchThenPump,
  countersAndBase,
  chainOfControl,
  masterThief,
  cloneOfAnAnimatedArtifact,
  tarmogoyfAndJailer,
  songsAndLignify,
  lockedInPump,
  ashayaUnderBloodMoon,
  equipmentAndItsTime,
  everythingIsAnArtifact,
  doublingSeasonAndHardenedScales,
  notionThief,
  furnaceTorbranAndAShield,
  cloneAndEssence,
  templeGarden,
];

/** The example boards in the order of the menu. Each has a title, and says in one sentence what to try. */
export const EXAMPLES: readonly BoardDocument[] = FILES.map((file) => {
  const { document, errors } = parseBoard(file);
  if (document === undefined) throw new Error(`A broken example: ${JSON.stringify(errors)}`);
  return document;
});
