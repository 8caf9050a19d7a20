import { THEMES, type Theme } from '../store/state.ts';

// A board on somebody's own page: `?embed`, with the board in the hash as in any link, or `?embed&example=…`.

/** What an address says about being embedded. */
export interface EmbedAddress {
  readonly theme: Theme;
  /** Id of an example board. */
  readonly example: string | undefined;
}

/** Reads the part of the address of an embedded page after the `?`. What makes no sense is as if it were not there. */
export function embedInAddress(search: string): EmbedAddress {
  const parameters = new URLSearchParams(search);
  const theme = THEMES.find((each) => each === parameters.get('theme')) ?? 'system';
  const example = parameters.get('example') ?? undefined;
  return { theme, example: example === '' ? undefined : example };
}

/** The address of a board as it is embedded, from the link that opens it in the whole app. */
export function embedAddress(link: string, theme: Theme): string {
  const [page = '', hash = ''] = link.split('#', 2);
  return `${page}?embed${theme === 'system' ? '' : `&theme=${theme}`}#${hash}`;
}

export const EMBED_SIZES = ['small', 'medium', 'large'] as const;
export type EmbedSize = (typeof EMBED_SIZES)[number];

/** Height in px. The width is the column's in which it stands. */
const EMBED_HEIGHTS: Readonly<Record<EmbedSize, number>> = { small: 440, medium: 560, large: 720 };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The HTML that puts the board on a page: a frame and nothing else. */
export function embedSnippet(address: string, title: string, size: EmbedSize): string {
  const style = `width:100%;height:${EMBED_HEIGHTS[size]}px;border:0;border-radius:10px`;
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" style="${style}" loading="lazy" allowfullscreen></iframe>`;
}
