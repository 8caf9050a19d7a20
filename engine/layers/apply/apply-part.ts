import type { Modification } from '../../abilities/modification.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/card-types.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { colorsOfWords, subtypesOfWords } from '../chosen-words.ts';
import { variesByObject } from '../footprint.ts';
import {
  addAbilitiesOneByOne,
  addAbility,
  loseAbility,
  loseAllAbilities,
  loseKeyword,
  timesOf,
} from './abilities.ts';
import type { Application } from './application.ts';
import { addColors, setColors } from './colors.ts';
import { applyController } from './control.ts';
import { modifySize, setBaseSize, switchSize } from './size.ts';
import { becomeCopy, beFaceDown, beMerged, changeNames, changeWords, gainTextOf } from './text.ts';
import { applyTypes } from './types.ts';

/** Applies one part to a set of objects. Chosen words are put in already; a word never chosen means nothing. */
export function applyPart(application: Application, part: Modification): void {
  const { writer, objects } = application;
  switch (part.kind) {
    case 'become-copy':
      becomeCopy(application, part);
      return;
    case 'be-merged':
      beMerged(application, part.component);
      return;
    case 'be-face-down':
      beFaceDown(application, part.as);
      return;
    case 'set-controller':
      applyController(application, part.to);
      return;
    case 'change-words':
      if (typeof part.from === 'string' && typeof part.to === 'string')
        changeWords(application, part.from, part.to);
      return;
    case 'gain-text-of':
      gainTextOf(application, part);
      return;
    case 'set-name':
    case 'add-names-of':
    case 'add-name-word':
      changeNames(application, part);
      return;
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
      applyTypes(writer, objects, { ...part, subtypes: subtypesOfWords(part.subtypes, undefined) });
      return;
    case 'add-all-land-types':
      applyTypes(writer, objects, { kind: 'add-subtypes', subtypes: LAND_TYPES[part.which] });
      return;
    case 'set-basic-land-types':
      applyTypes(writer, objects, { kind: part.kind, types: subtypesOfWords(part.types, undefined) });
      return;
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
    case 'remove-all-subtypes':
    case 'add-all-creature-types':
    case 'add-supertypes':
    case 'remove-supertypes':
      applyTypes(writer, objects, part);
      return;
    case 'set-colors':
      setColors(writer, objects, colorsOfWords(part.colors, undefined));
      return;
    case 'add-colors':
      addColors(writer, objects, colorsOfWords(part.colors, undefined));
      return;
    case 'add-ability':
      if (part.times !== undefined && variesByObject(part.times)) addAbilitiesOneByOne(application, part);
      else addAbility(application, part.ability, timesOf(application, part, -1));
      return;
    case 'add-this-ability':
      if (application.ability !== undefined) addAbility(application, application.ability, undefined);
      return;
    case 'add-landwalks':
    case 'add-abilities-of':
      addAbilitiesOneByOne(application, part);
      return;
    case 'lose-all-abilities':
      loseAllAbilities(application, part.except);
      return;
    case 'lose-keyword':
      loseKeyword(application, part.keyword, false);
      return;
    case 'cannot-have-keyword':
      loseKeyword(application, part.keyword, true);
      return;
    case 'lose-ability':
      loseAbility(application, part.ability);
      return;
    case 'lose-this-ability':
      loseAbility(application, application.ability);
      return;
    case 'set-base-power-toughness':
      setBaseSize(application, part);
      return;
    case 'modify-power-toughness':
      modifySize(application, part);
      return;
    case 'switch-power-toughness':
      switchSize(application);
      return;
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'restrict':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return;
  }
}

const LAND_TYPES: Readonly<Record<'basic' | 'nonbasic', readonly string[]>> = {
  basic: BASIC_LAND_TYPES,
  nonbasic: SUBTYPES.land.filter((type) => !(BASIC_LAND_TYPES as readonly string[]).includes(type)),
};
