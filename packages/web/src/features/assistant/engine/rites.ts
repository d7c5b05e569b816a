import arafat from '@manasik/content/guide/rites/arafat.json';
import farewellTawaf from '@manasik/content/guide/rites/farewell-tawaf.json';
import halqOrTaqsir from '@manasik/content/guide/rites/halq-or-taqsir.json';
import ihram from '@manasik/content/guide/rites/ihram.json';
import minaNights from '@manasik/content/guide/rites/mina-nights.json';
import muzdalifah from '@manasik/content/guide/rites/muzdalifah.json';
import sacrifice from '@manasik/content/guide/rites/sacrifice.json';
import sai from '@manasik/content/guide/rites/sai.json';
import stoning from '@manasik/content/guide/rites/stoning.json';
import stoningDays from '@manasik/content/guide/rites/stoning-days.json';
import tarwiyah from '@manasik/content/guide/rites/tarwiyah.json';
import tawafAlIfadah from '@manasik/content/guide/rites/tawaf-al-ifadah.json';
import tawafAlQudum from '@manasik/content/guide/rites/tawaf-al-qudum.json';
import umrah from '@manasik/content/guide/rites/umrah.json';
import type { RiteId } from '@manasik/core/guide/rites';

/** The structure of each rite. The worker needs all of them, while a page loads only its own. */
export const rites = {
  ihram,
  umrah,
  'tawaf-al-qudum': tawafAlQudum,
  sai,
  tarwiyah,
  arafat,
  muzdalifah,
  stoning,
  sacrifice,
  'halq-or-taqsir': halqOrTaqsir,
  'tawaf-al-ifadah': tawafAlIfadah,
  'mina-nights': minaNights,
  'stoning-days': stoningDays,
  'farewell-tawaf': farewellTawaf,
} satisfies Record<RiteId, object>;
