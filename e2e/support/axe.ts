import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, or in a part of it: the rule and the first element that breaks it. */
export async function problemsOf(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  // Our pages have no frames; the way that looks into frames opens a page of its own each time.
  builder.setLegacyMode();
  if (part) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
