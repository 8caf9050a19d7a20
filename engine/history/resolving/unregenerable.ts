import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

const WORDS = /^(?:a|the|that) creature dealt damage this way can't be regenerated this turn$/;

/** "A creature dealt damage this way can't be regenerated this turn": an effect on those that were (701.19c). */
export function unregenerable({ run, source }: Resolution, words: string): Instruction | undefined {
  if (!WORDS.test(words)) return undefined;
  const dealt = damagedThisWay({ run, source });
  return {
    kind: 'continuous-effect',
    appliesTo: { kind: 'any-of', of: dealt.map((id) => ({ kind: 'is', object: { kind: 'object', id } })) },
    parts: [{ kind: 'restrict', restriction: 'cannot-be-regenerated' }],
    duration: { kind: 'until-end-of-turn' },
  };
}

/** Objects to which this source has dealt damage: "dealt damage this way". */
export const damagedThisWay = ({ run, source }: Pick<Resolution, 'run' | 'source'>): readonly ObjectId[] =>
  (run.state.thisTurn ?? []).flatMap((fact) =>
    fact.kind === 'dealt-damage' && fact.source === source && run.state.objects.has(fact.to as ObjectId)
      ? [fact.to as ObjectId]
      : [],
  );
