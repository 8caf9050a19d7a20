import type { EffectId, RuleNumber } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type {
  ChainLink,
  CharacteristicChain,
  ExplainedCharacteristic,
  ObjectExplanation,
  WhyNot,
} from './explanation.ts';

/** Characteristics that people read as one: the type line, power and toughness. */
export const CHAIN_GROUPS = [
  'name',
  'types',
  'power-toughness',
  'abilities',
  'colors',
  'controller',
  'mana-cost',
  'text',
  'loyalty',
  'defense',
  'restrictions',
] as const;
export type ChainGroupName = (typeof CHAIN_GROUPS)[number];

export interface ChainGroup {
  readonly name: ChainGroupName;
  readonly chains: readonly CharacteristicChain[];
  readonly isChanged: boolean;
  /** One per effect and layer that wrote any of them, in order. */
  readonly rows: readonly ChainRow[];
  /** Effects that would have written here and did not: struck-out rows for the surprising ones. */
  readonly missing: readonly WhyNot[];
}

export interface ChainRow {
  readonly effect: EffectId;
  readonly layer: Layer;
  readonly order: number;
  readonly links: readonly { readonly characteristic: ExplainedCharacteristic; readonly link: ChainLink }[];
  /** The effect that overwrote all that this one wrote here. */
  readonly overwrittenBy: EffectId | undefined;
  readonly rules: readonly RuleNumber[];
}

/** From this interest on, an effect that did nothing gets a struck-out row of its own in the chain. */
const SURPRISING = 70;

/** The chains of an object put together as an inspector shows them, without those that have nothing to say. */
export function groupChains(explanation: ObjectExplanation): readonly ChainGroup[] {
  return CHAIN_GROUPS.map((name) => {
    const chains = explanation.chains.filter((chain) => groupOf(chain.characteristic) === name);
    const missing = explanation.didNotApply.filter(
      (whyNot) =>
        whyNot.interest >= SURPRISING &&
        whyNot.wouldWrite.some((characteristic) => groupOf(characteristic) === name),
    );
    return {
      name,
      chains,
      isChanged: chains.some((chain) => chain.isChanged),
      rows: rowsOf(chains),
      missing,
    };
  }).filter(({ chains, missing }) => chains.length > 0 || missing.length > 0);
}

export function groupOf(characteristic: ExplainedCharacteristic): ChainGroupName {
  switch (characteristic) {
    case 'supertypes':
    case 'card-types':
    case 'subtypes':
      return 'types';
    case 'power':
    case 'toughness':
      return 'power-toughness';
    case 'name':
    case 'mana-cost':
    case 'colors':
    case 'text':
    case 'abilities':
    case 'loyalty':
    case 'defense':
    case 'controller':
    case 'restrictions':
      return characteristic;
  }
}

function rowsOf(chains: readonly CharacteristicChain[]): readonly ChainRow[] {
  const byOrder = new Map<number, ChainRow['links'][number][]>();
  for (const { characteristic, links } of chains)
    for (const link of links) {
      const row = byOrder.get(link.order) ?? [];
      byOrder.set(link.order, row);
      row.push({ characteristic, link });
    }
  return [...byOrder.entries()].sort(([a], [b]) => a - b).flatMap(([, links]) => rowOf(links));
}

function rowOf(links: ChainRow['links']): readonly ChainRow[] {
  const [first] = links;
  if (first === undefined) return [];
  const overwriters = links.map(({ link }) => link.overwrittenBy);
  return [
    {
      effect: first.link.effect,
      layer: first.link.layer,
      order: first.link.order,
      links,
      overwrittenBy: overwriters.every((each) => each !== undefined) ? overwriters.at(-1) : undefined,
      rules: [...new Set(links.flatMap(({ link }) => link.rules))],
    },
  ];
}
