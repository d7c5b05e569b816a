import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A colour of tokens.css, as it is in the light theme and in the dark one. */
export interface ThemeColour {
  light: string;
  dark: string;
}

const tokens = join(import.meta.dirname, '../src/styles/tokens.css');

/** The colours that are needed outside style sheets, where no custom property reaches. */
export async function themeColours(): Promise<{ ground: ThemeColour; deep: ThemeColour }> {
  const css = await readFile(tokens, 'utf8');
  return { ground: colourOf(css, 'ground'), deep: colourOf(css, 'deep') };
}

function colourOf(css: string, name: string): ThemeColour {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((.+?), (.+?)\\)`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css names no --${name} for both themes`);
  return { light, dark };
}
