import { riteIds } from '@manasik/core/guide/rites';
import type { Namespace } from '../../platform/i18n/index.ts';

/** Where the words stand that are searched, and those that results are shown in. */
export const searchedNamespaces: readonly Namespace[] = [
  'common',
  'search',
  'guide',
  ...riteIds.map((id) => `rites/${id}` as const),
  'duas',
  'transliterations',
  'what-if',
  'holy-places',
  'emergency',
  'help',
  'help-centre',
];
