import { replyNamespaces } from '@manasik/core/assistant/content';
import type { Namespace } from '../../platform/i18n/index.ts';
import { searchedNamespaces } from './namespaces.ts';

/** The words that answers on the device are made of. */
export const engineNamespaces: readonly Namespace[] = [
  ...new Set([...searchedNamespaces, 'phrases', 'intents', 'concepts', ...replyNamespaces] as const),
];
