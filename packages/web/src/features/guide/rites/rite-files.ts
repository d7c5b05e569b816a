import type { Rite } from '@manasik/content/guide/schema';
import type { RiteId } from '@manasik/core/guide/rites';

// Each rite is a separate file, so that a page does not load the others.
const files = {
  ihram: () => import('@manasik/content/guide/rites/ihram.json'),
  umrah: () => import('@manasik/content/guide/rites/umrah.json'),
  'tawaf-al-qudum': () => import('@manasik/content/guide/rites/tawaf-al-qudum.json'),
  sai: () => import('@manasik/content/guide/rites/sai.json'),
  tarwiyah: () => import('@manasik/content/guide/rites/tarwiyah.json'),
  arafat: () => import('@manasik/content/guide/rites/arafat.json'),
  muzdalifah: () => import('@manasik/content/guide/rites/muzdalifah.json'),
  stoning: () => import('@manasik/content/guide/rites/stoning.json'),
  sacrifice: () => import('@manasik/content/guide/rites/sacrifice.json'),
  'halq-or-taqsir': () => import('@manasik/content/guide/rites/halq-or-taqsir.json'),
  'tawaf-al-ifadah': () => import('@manasik/content/guide/rites/tawaf-al-ifadah.json'),
  'mina-nights': () => import('@manasik/content/guide/rites/mina-nights.json'),
  'stoning-days': () => import('@manasik/content/guide/rites/stoning-days.json'),
  'farewell-tawaf': () => import('@manasik/content/guide/rites/farewell-tawaf.json'),
} satisfies Record<RiteId, () => Promise<{ default: { id: string } }>>;

/** Loads the data of a rite's page. */
export async function loadRite(id: RiteId): Promise<Rite> {
  const { default: rite }: { default: unknown } = await files[id]();
  // TypeScript infers plain strings from JSON. The content check validates the file against this schema.
  return rite as Rite;
}
