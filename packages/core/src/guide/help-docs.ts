import type { SearchDoc } from '../search/content-search.ts';

/** A passage of the help page. `id` is its anchor there. */
export const helpDoc = (id: string, title: string, text: string): SearchDoc => ({
  id: `help:${id}`,
  kind: 'help',
  title,
  text,
  to: `/help#${id}`,
});
