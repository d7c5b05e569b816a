import { isVisible, withoutInvisible } from '@manasik/contract/visible-text';

/** The title in what a person typed, as the server stores it; empty if nothing in it can be seen. */
export function typedTitle(text: string): string {
  // The server refuses control characters, which a pasted text can contain.
  const title = withoutInvisible(text.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '')).trim();
  return isVisible(title) ? title : '';
}
