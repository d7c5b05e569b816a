import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A colour of tokens.css in the light theme and in the dark theme. */
export interface ThemeColour {
  light: string;
  dark: string;
}

const tokens = join(import.meta.dirname, '../src/styles/tokens.css');

/** The colours needed outside style sheets, where custom properties are not available. */
export async function themeColours(): Promise<{ ground: ThemeColour; deep: ThemeColour }> {
  const css = await readFile(tokens, 'utf8');
  return { ground: colourOf(css, 'ground'), deep: colourOf(css, 'deep') };
}

function colourOf(css: string, name: string): ThemeColour {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((.+?), (.+?)\\)`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css names no --${name} for both themes`);
  return { light, dark };
}
