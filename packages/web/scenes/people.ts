import { mix } from './colours.ts';
import { hundredth, tenth } from './numbers.ts';

/** People are seen from behind, and none has a face. */
interface Figure {
  cloth?: string;
  shade?: string;
  hair?: string;
  /** With raised hands. */
  dua?: boolean;
  /** Turned round: what falls over the left shoulder falls over the right. */
  flip?: boolean;
}

const skin = '#a9744f';

const place = (x: number, y: number, height: number, flip: boolean | undefined): string =>
  `translate(${tenth(x)} ${tenth(y)})scale(${hundredth((height / 100) * (flip ? -1 : 1))} ${hundredth(height / 100)})`;

/** A man in the two white cloths of Ihram. `y` is where he stands. */
export function man(x: number, y: number, height: number, figure: Figure = {}): string {
  const { cloth = '#fdf9f0', shade = '#dfd3bd', hair = '#33261f', dua, flip } = figure;
  const arms = dua
    ? `<path d="M-15-70Q-25-80-19-99M15-70Q25-80 19-99" fill="none" stroke="${skin}" stroke-width="6" stroke-linecap="round"/>`
    : '';
  return `<g transform="${place(x, y, height, flip)}">${arms}<path d="M-8-6h5v5h-7zM8-6h-5v5h7z" fill="${skin}"/><path d="M-14-52H14L16-7Q0-2-16-7Z" fill="${shade}"/><path d="M-5-50L-7-6" stroke="${cloth}" stroke-width="2" fill="none"/><path d="M-4-88h8v10h-8z" fill="${skin}"/><path d="M-17-72Q-14-81 0-81 14-81 17-72L20-42Q0-33-20-42Z" fill="${cloth}"/><path d="M12-79Q2-60-18-52M15-68Q6-50-8-39" fill="none" stroke="${shade}" stroke-width="1.8"/><circle cy="-91" r="8.6" fill="${hair}"/></g>`;
}

/** A man in Ihram who throws: one arm is stretched out, to the left or (`flip`) to the right. */
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

/** Someone asleep on a mat under a sheet, the head on a small bag. */
export function sleeper(
  x: number,
  y: number,
  width: number,
  sheet: string,
  mat: string,
  flip = false,
): string {
  const scale = hundredth(width / 100);
  return `<g transform="translate(${tenth(x)} ${tenth(y)})scale(${flip ? -scale : scale} ${scale})"><path d="M-52 6L-44-4H50L58 6Z" fill="${mat}"/><path d="M-52 6H58V9H-52Z" fill="${mix(mat, '#000000', 0.35)}"/><path d="M-46 2Q-47-7-38-7H-30Q-25-6-26 2Z" fill="#7a6248"/><circle cx="-33" cy="-9" r="6.5" fill="#3a2c26"/><path d="M-27 3Q-27-11-16-13-4-13 8-10 18-8 26-12 33-15 38-9L50-5Q52-12 55-5V3Z" fill="${sheet}"/><path d="M-27 3Q-27-3-22-5-8-1 10-3 34-6 55-2V3Z" fill="${mix(sheet, '#1a2b4a', 0.3)}"/><path d="M8-10Q4-6 6-2M26-12Q22-8 25-4" stroke="${mix(sheet, '#1a2b4a', 0.35)}" stroke-width="1.2" fill="none"/></g>`;
}
