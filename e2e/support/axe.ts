import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page or in a part of it: the rule and the first element that breaks it. */
export async function problemsOf(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  // Our pages have no frames. The default mode, which supports them, opens an extra page on each run.
  builder.setLegacyMode();
  if (part) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
