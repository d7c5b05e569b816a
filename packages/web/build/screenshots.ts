/** A page that the manifest shows before the app is installed. `script/draw-screenshots.ts` takes the pictures. */
export interface Screenshot {
  readonly name: string;
  readonly path: string;
  /** The key of the text that names it. */
  readonly label: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  readonly formFactor: 'narrow' | 'wide';
}

const narrow = { viewport: { width: 390, height: 780 }, scale: 1.5, formFactor: 'narrow' } as const;

export const screenshots: readonly Screenshot[] = [
  { name: 'guide', path: '/guide', label: 'navigation.guide', ...narrow },
  { name: 'rite', path: '/guide/arafat', label: 'rites/arafat.title', ...narrow },
  { name: 'emergency', path: '/emergency', label: 'navigation.emergency', ...narrow },
  {
    name: 'wide',
    path: '/guide',
    label: 'navigation.guide',
    viewport: { width: 1280, height: 800 },
    scale: 1,
    formFactor: 'wide',
  },
];

export const fileOf = ({ name }: Screenshot, language: string): string => `screen-${name}-${language}.jpg`;

/** As the manifest writes it: `585x1170`. */
export const sizeOf = ({ viewport: { width, height }, scale }: Screenshot): string =>
  `${width * scale}x${height * scale}`;
