// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { inlineScript } from './inline.ts';

it('gives one script that needs nothing else', async () => {
  const code = await inlineScript('src/app/inline/appearance.ts');
  expect(code).not.toMatch(/import|export|sourceMappingURL/);
  expect(code.length).toBeLessThan(1000);
});

it('applies what was chosen on the device to the document', async () => {
  const root = { dataset: { theme: 'light' } as Record<string, string>, style: { setProperty: vi.fn() } };
  const localStorage = { getItem: () => '{"theme":"dark","contrast":"high","textScale":150}' };
  const code = await inlineScript('src/app/inline/appearance.ts');
  // The script that a page holds is run with the document and the storage of this test.
  new Function('document', 'localStorage', code)({ documentElement: root }, localStorage);
  expect(root.dataset).toEqual({ theme: 'dark', contrast: 'high' });
  expect(root.style.setProperty).toHaveBeenCalledWith('--text-scale', '150%');
});
