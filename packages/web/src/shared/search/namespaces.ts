import { riteIds } from '@manasik/core/guide/rites';
import type { Namespace } from '../../platform/i18n/index.ts';

/** The namespaces that are searched, and those that results show. */
export const searchedNamespaces: readonly Namespace[] = [
  'common',
  'search',
  'guide',
  ...riteIds.map((id) => `rites/${id}` as const),
  'duas',
  'transliterations',
  'what-if',
  'practical',
  'holy-places',
  'emergency',
  'help',
  'help-centre',
  'asked',
];
