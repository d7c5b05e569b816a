import { bodyDiagrams } from './diagrams/body.ts';
import { haramDiagrams } from './diagrams/haram.ts';
import { jamaratDiagrams } from './diagrams/jamarat.ts';
import { landDiagrams } from './diagrams/land.ts';
import type { Diagram } from './diagrams/parts.ts';
import { saiDiagrams } from './diagrams/sai.ts';

export const diagrams: Readonly<Record<string, Diagram>> = {
  ...bodyDiagrams,
  ...haramDiagrams,
  ...saiDiagrams,
  ...landDiagrams,
  ...jamaratDiagrams,
};
