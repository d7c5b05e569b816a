import type { SearchDoc } from '../search/content-search.ts';

/** A passage of the help page. `id`: where it stands there. */
export const helpDoc = (id: string, title: string, text: string): SearchDoc => ({
  id: `help:${id}`,
  kind: 'help',
  title,
  text,
  to: `/help#${id}`,
});
