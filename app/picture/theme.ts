/** Colors by the names of the design tokens, without the dashes: `text`, `changed-bg`, `L7b`. */
export type Theme = ReadonlyMap<string, string>;
export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/**
 * The colors of a theme, read from the style sheet of the tokens (`app/styles/tokens.css`), which stays their one source.
 * Only plain colors are taken.
 */
export function themeOf(styleSheet: string, theme: PictureTheme): Theme {
  const colors = new Map<string, string>();
  const text = styleSheet.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((selector) => selector.trim());
    if (!names.includes(':root') && !names.includes(`[data-theme='${theme}']`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:\s*(#[\da-f]{3,8})\s*;/gi))
      colors.set(name, value);
  }
  return colors;
}
