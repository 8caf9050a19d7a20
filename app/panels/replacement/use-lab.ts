import { useEffect, useMemo, useState } from 'react';
import type { CardDefinition } from '../../../engine/index.ts';
import { loadTextReader, textReader } from '../../services/text-reader.ts';
import { shownDocument } from '../../store/derived.ts';
import { useMoment, useStrata } from '../../store/hooks.ts';
import { namedEvent } from '../../views/lab/commit.ts';
import type { Lab } from '../../views/lab/lab.ts';
import { type LabGame, type PlayedLab, playLab } from '../../views/lab/play-lab.ts';
import { finderOf } from '../../worker/lab/outcomes.ts';

export interface LabNow {
  /** With names for what it brings. */
  readonly lab: Lab;
  readonly game: LabGame;
  readonly cards: readonly CardDefinition[];
  readonly played: PlayedLab;
}

/** The event of the lab at the shown moment, as far as its choices go; `undefined` if none is looked at. */
export function useLab(): LabNow | undefined {
  const stored = useStrata((state) => state.lab);
  const document = useStrata(shownDocument);
  const { state } = useMoment();
  const reader = useReader();
  return useMemo(() => {
    if (stored === undefined) return undefined;
    const lab = { ...stored, action: namedEvent(stored.action, document) };
    const cards = [...(lab.brings ?? []), ...(document.cards ?? [])];
    const game = { state, cards: finderOf(cards), reader };
    return { lab, game, cards, played: playLab(game, lab) };
  }, [stored, document, state, reader]);
}

/** The reader of texts, once it is there. */
function useReader() {
  const [reader, setReader] = useState(textReader);
  useEffect(() => {
    let isHere = true;
    void loadTextReader().then((loaded) => isHere && setReader(() => loaded));
    return () => {
      isHere = false;
    };
  }, []);
  return reader;
}
