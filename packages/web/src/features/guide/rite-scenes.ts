import type { RiteId } from '@manasik/core/guide/rites';
import type { SceneName } from '../../ui/scene.tsx';

/** The drawing of each rite. */
export const riteScenes: Readonly<Record<RiteId, SceneName>> = {
  ihram: 'ihram',
  umrah: 'umrah',
  'tawaf-al-qudum': 'tawaf',
  sai: 'sai',
  tarwiyah: 'mina',
  arafat: 'arafat',
  muzdalifah: 'muzdalifah',
  stoning: 'jamarat',
  sacrifice: 'sacrifice',
  'halq-or-taqsir': 'haircut',
  'tawaf-al-ifadah': 'ifadah',
  'mina-nights': 'tashriq',
  'stoning-days': 'jamarat',
  'farewell-tawaf': 'farewell',
};
