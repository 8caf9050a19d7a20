import { outlineOf, setText, type Weight } from '../text/font.ts';
import type { Theme } from '../theme.ts';
import { escaped } from './escape.ts';

export interface Paint {
  /** Name of a design token. */
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly dash?: string;
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Collects the elements of an SVG. Lengths are px; text is drawn as outlines, so it looks the same everywhere. */
export class Canvas {
  readonly theme: Theme;
  readonly #elements: string[] = [];
  readonly #glyphs: Map<string, string>;

  constructor(theme: Theme, glyphs = new Map<string, string>()) {
    this.theme = theme;
    this.#glyphs = glyphs;
  }

  /** Another canvas, to be added to this one when its size is known. */
  sheet(): Canvas {
    return new Canvas(this.theme, this.#glyphs);
  }

  add(sheet: Canvas, x: number, y: number, scale = 1): void {
    if (sheet.#elements.length === 0) return;
    const scaled = scale === 1 ? '' : ` scale(${n(scale, 4)})`;
    this.#elements.push(`<g transform="translate(${n(x)} ${n(y)})${scaled}">`, ...sheet.#elements, '</g>');
  }

  rect(x: number, y: number, width: number, height: number, radius: number, paint: Paint): void {
    const round = radius === 0 ? '' : ` rx="${n(radius)}"`;
    this.#elements.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${this.#paint(paint)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#elements.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${this.#paint(paint)}/>`);
  }

  line(x1: number, y1: number, x2: number, y2: number, paint: Paint): void {
    this.path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, paint);
  }

  /** `d` is of our own making, never of somebody's text. */
  path(d: string, paint: Paint, transform = ''): void {
    const where = transform === '' ? '' : ` transform="${transform}"`;
    this.#elements.push(`<path d="${d}"${this.#paint(paint)}${where}/>`);
  }

  /** Draws a line of text and returns its width. */
  text(text: string, x: number, baseline: number, style: TextStyle): number {
    const { size, weight = 'regular', fill = 'text', anchor = 'start' } = style;
    const { runs, width: thousandths } = setText(text, weight);
    const width = (thousandths * size) / 1000;
    const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
    const scale = size / 1000;
    for (const run of runs) {
      if (run.kind === 'other')
        this.#otherText(run.text, left + run.x * scale, baseline, run.width * scale, style);
      else {
        const uses = run.characters.flatMap(({ character, x: at }) => this.#use(character, weight, at) ?? []);
        if (uses.length > 0)
          this.#elements.push(
            `<g${this.#paint({ fill })} transform="translate(${n(left)} ${n(baseline)}) scale(${n(scale, 4)})">${uses.join('')}</g>`,
          );
      }
    }
    return width;
  }

  #otherText(
    text: string,
    x: number,
    baseline: number,
    width: number,
    { size, weight, fill = 'text' }: TextStyle,
  ) {
    const bold = weight === 'bold' ? ' font-weight="600"' : '';
    const fit = width === 0 ? '' : ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"`;
    this.#elements.push(
      `<text x="${n(x)}" y="${n(baseline)}" font-family="sans-serif" font-size="${n(size)}"${bold}${fit}${this.#paint({ fill })}>${escaped(text)}</text>`,
    );
  }

  #use(character: string, weight: Weight, x: number): string | undefined {
    const outline = outlineOf(character, weight);
    if (outline === undefined || outline === '') return undefined;
    const id = `${weight.slice(0, 1)}${(character.codePointAt(0) ?? 0).toString(16)}`;
    this.#glyphs.set(id, outline);
    return `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;
  }

  #paint({ fill, fillOpacity, stroke, strokeWidth, strokeOpacity, dash }: Paint): string {
    return [
      ` fill="${fill === undefined ? 'none' : this.#color(fill)}"`,
      fillOpacity === undefined ? '' : ` fill-opacity="${n(fillOpacity)}"`,
      stroke === undefined ? '' : ` stroke="${this.#color(stroke)}"`,
      strokeWidth === undefined ? '' : ` stroke-width="${n(strokeWidth)}"`,
      strokeOpacity === undefined ? '' : ` stroke-opacity="${n(strokeOpacity)}"`,
      dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    ].join('');
  }

  #color(token: string): string {
    const color = this.theme.get(token);
    if (color === undefined) throw new Error(`There is no color --${token} in the design tokens`);
    return color;
  }

  /** The whole SVG. `head` is put in as it is: metadata of our own making. */
  toSvg(width: number, height: number, title: string, description: string, head: string): string {
    const glyphs = [...this.#glyphs].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-labelledby="title" aria-describedby="desc">`,
      `<title id="title">${escaped(title)}</title>`,
      `<desc id="desc">${escaped(description)}</desc>`,
      head,
      `<defs>${glyphs.join('')}</defs>`,
      ...this.#elements,
      '</svg>\n',
    ].join('\n');
  }
}

const n = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));
