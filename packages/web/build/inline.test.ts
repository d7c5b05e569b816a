// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { inlineScript } from './inline.ts';

it('bundles one script without imports', async () => {
  const code = await inlineScript('src/app/inline/appearance.ts');
  expect(code).not.toMatch(/import|export|sourceMappingURL/);
  expect(code.length).toBeLessThan(1000);
});

it('applies the choices saved on the device to the document', async () => {
  const dataset: Record<string, string> = { theme: 'light' };
  const setProperty = vi.fn<(name: string, value: string) => void>();
  const root = { dataset, style: { setProperty } };
  const localStorage = { getItem: () => '{"theme":"dark","contrast":"high","textScale":150}' };
  const code = await inlineScript('src/app/inline/appearance.ts');
  // Runs the script with the document and the storage of this test.
  runInNewContext(code, { document: { documentElement: root }, localStorage });
  expect(dataset).toEqual({ theme: 'dark', contrast: 'high' });
  expect(setProperty).toHaveBeenCalledWith('--text-scale', '150%');
});
