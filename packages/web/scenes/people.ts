import { mix } from './colours.ts';
import { hundredth, tenth } from './numbers.ts';

/** People are seen from behind and have no faces. */
interface Figure {
  cloth?: string;
  shade?: string;
  hair?: string;
  /** With raised hands. */
  dua?: boolean;
  /** Mirrored: the cloth over the left shoulder is over the right one. */
  flip?: boolean;
}

const skin = '#a9744f';

const place = (x: number, y: number, height: number, flip: boolean | undefined): string =>
  `translate(${tenth(x)} ${tenth(y)})scale(${hundredth((height / 100) * (flip ? -1 : 1))} ${hundredth(height / 100)})`;

/** A man in the two white cloths of Ihram. `y` is the ground. */
export function man(x: number, y: number, height: number, figure: Figure = {}): string {
  const { cloth = '#fdf9f0', shade = '#dfd3bd', hair = '#33261f', dua, flip } = figure;
  const arms = dua
    ? `<path d="M-15-70Q-25-80-19-99M15-70Q25-80 19-99" fill="none" stroke="${skin}" stroke-width="6" stroke-linecap="round"/>`
    : '';
  return `<g transform="${place(x, y, height, flip)}">${arms}<path d="M-8-6h5v5h-7zM8-6h-5v5h7z" fill="${skin}"/><path d="M-14-52H14L16-7Q0-2-16-7Z" fill="${shade}"/><path d="M-5-50L-7-6" stroke="${cloth}" stroke-width="2" fill="none"/><path d="M-4-88h8v10h-8z" fill="${skin}"/><path d="M-17-72Q-14-81 0-81 14-81 17-72L20-42Q0-33-20-42Z" fill="${cloth}"/><path d="M12-79Q2-60-18-52M15-68Q6-50-8-39" fill="none" stroke="${shade}" stroke-width="1.8"/><circle cy="-91" r="8.6" fill="${hair}"/></g>`;
}

/** A man in Ihram throwing, with one arm stretched out to the left or (`flip`) to the right. */
export function thrower(x: number, y: number, height: number, figure: Figure = {}): string {
  const arm = `<path d="M-14-74Q-24-84-30-98" fill="none" stroke="${skin}" stroke-width="6" stroke-linecap="round"/>`;
  return `<g transform="${place(x, y, height, figure.flip)}">${arm}</g>${man(x, y, height, figure)}`;
}

export function woman(x: number, y: number, height: number, figure: Figure = {}): string {
  const { cloth = '#31483f', dua, flip } = figure;
  const shade = figure.shade ?? mix(cloth, '#000000', 0.22);
  const arms = dua
    ? `<path d="M-14-66Q-25-76-20-94L-13-92-9-72ZM14-66Q25-76 20-94L13-92 9-72Z" fill="${cloth}"/><path d="M-17-93v-6M17-93v-6" stroke="${skin}" stroke-width="5" stroke-linecap="round"/>`
    : '';
  return `<g transform="${place(x, y, height, flip)}">${arms}<path d="M0-99C-9-99-11-91-11-85-17-78-19-52-20-4Q0 2 20-4C19-52 17-78 11-85 11-91 9-99 0-99Z" fill="${cloth}"/><path d="M-10-84Q0-72 11-85 16-78 17-60 4-52-8-56 7-62 6-72-2-74-10-84ZM4-46L8-2 14-3 10-46Z" fill="${shade}"/></g>`;
}

/** A man outside Ihram, in a long shirt and a cap. */
export function manInShirt(
  x: number,
  y: number,
  height: number,
  cloth = '#f3ead9',
  hair = '#33261f',
): string {
  return `<g transform="${place(x, y, height, false)}"><path d="M-9-6h7v5h-8zM9-6h-7v5h8z" fill="#5a412c"/><path d="M-4-88h8v10h-8z" fill="${skin}"/><path d="M-9-80Q0-84 9-80 17-78 19-66L22-36 16-35 19-5Q0-1-19-5L-16-35-22-36-19-66Q-17-78-9-80Z" fill="${cloth}"/><path d="M5-81L9-80Q17-78 19-66L22-36 16-35 19-5Q13-3 7-3 12-40 5-81ZM-14-66L-16-35-13-35-12-62Z" fill="#000" opacity=".12"/><circle cy="-91" r="8.6" fill="${hair}"/><path d="M-8.8-92Q-9-101.5 0-101.500T8.8-92Z" fill="#fdf9f0"/></g>`;
}

/** A person asleep on their side on a mat, the head on a bag, under a striped blanket. */
export function sleeper(x: number, y: number, width: number, blanket: string, flip = false): string {
  const scale = hundredth(width / 100);
  const dark = mix(blanket, '#0b1733', 0.35);
  return `<g transform="translate(${tenth(x)} ${tenth(y)})scale(${flip ? -scale : scale} ${scale})"><path d="M-54 6L-44-4H50L60 6V9H-54Z" fill="#7b6a58"/><path d="M-54 6H60V9H-54Z" fill="#54483d"/><path d="M-49-4h2l-9 10h-2zM53-4h2l9 10h-2z" fill="#c9a04a"/><path d="M-47 2Q-48-8-38-8H-29Q-23-7-24 2Z" fill="#8a5a4a"/><path d="M-30-5Q-18-4-16 3H-34Q-34-2-30-5Z" fill="${skin}"/><circle cx="-31" cy="-12" r="7.5" fill="#3a2c26"/><path d="M-26 4Q-28-14-16-19-8-21 0-17L4 4Z" fill="#eef1f4"/><path d="M-26 4Q-26-4-20-7-12-6-4 4Z" fill="#bcc7d6"/><path d="M-8 4Q-10-15-2-19 10-23 20-17 30-15 38-20 46-19 47-8 56-6 55 4Z" fill="${blanket}"/><path d="M-8 4Q-9-3-6-6 8-2 20-6 34-10 47-8 56-6 55 4Z" fill="${dark}"/><path d="M6-20.500Q2-8 5 4M10-21Q6-8 9 4" stroke="#c9a04a" stroke-width="1.4" fill="none"/></g>`;
}

/** A person sitting on the ground. */
export function sitter(x: number, y: number, height: number, cloth: string, head?: string): string {
  const dark = mix(cloth, '#0b1733', 0.25);
  return `<g transform="${place(x, y, height, false)}"><path d="M-34 0Q-38-14-22-20-24-58-12-68-6-72 0-72 6-72 12-68 24-58 22-20 38-14 34 0Z" fill="${cloth}"/><path d="M8-70Q24-60 22-20 38-14 34 0H6Q18-34 8-70ZM-34 0Q-20-12 0-10-8-2-8 0Z" fill="${dark}"/><circle cy="-83" r="13" fill="${head ?? cloth}"/></g>`;
}
