import type { School } from '@manasik/core/guide/rites';
import { useOwnChoices } from './use-own-choices.ts';

/** The school that the pilgrim has chosen in the guide; null without one and in prerendered pages. */
export const useOwnSchool = (): School | null => useOwnChoices().school;
