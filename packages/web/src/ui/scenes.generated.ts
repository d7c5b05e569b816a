// Written by scenes/draw.ts
import arafat from './scenes/arafat.svg';
import arafatNight from './scenes/arafat-night.svg';
import arrival from './scenes/arrival.svg';
import arrivalNight from './scenes/arrival-night.svg';
import calendar from './scenes/calendar.svg';
import dhikr from './scenes/dhikr.svg';
import dhikrNight from './scenes/dhikr-night.svg';
import family from './scenes/family.svg';
import familyNight from './scenes/family-night.svg';
import farewell from './scenes/farewell.svg';
import firstAid from './scenes/first-aid.svg';
import firstAidNight from './scenes/first-aid-night.svg';
import hadith from './scenes/hadith.svg';
import hadithNight from './scenes/hadith-night.svg';
import haircut from './scenes/haircut.svg';
import haircutNight from './scenes/haircut-night.svg';
import haramDusk from './scenes/haram-dusk.svg';
import haramDuskWide from './scenes/haram-dusk-wide.svg';
import hillsAsr from './scenes/hills-asr.svg';
import hillsAsrWide from './scenes/hills-asr-wide.svg';
import hillsFajr from './scenes/hills-fajr.svg';
import hillsFajrWide from './scenes/hills-fajr-wide.svg';
import hillsIsha from './scenes/hills-isha.svg';
import hillsIshaWide from './scenes/hills-isha-wide.svg';
import hillsMaghrib from './scenes/hills-maghrib.svg';
import hillsMaghribWide from './scenes/hills-maghrib-wide.svg';
import hillsNoon from './scenes/hills-noon.svg';
import hillsNoonWide from './scenes/hills-noon-wide.svg';
import hillsSunrise from './scenes/hills-sunrise.svg';
import hillsSunriseWide from './scenes/hills-sunrise-wide.svg';
import ifadah from './scenes/ifadah.svg';
import ihram from './scenes/ihram.svg';
import ihramNight from './scenes/ihram-night.svg';
import jamarat from './scenes/jamarat.svg';
import jamaratNight from './scenes/jamarat-night.svg';
import madinah from './scenes/madinah.svg';
import madinahNight from './scenes/madinah-night.svg';
import mina from './scenes/mina.svg';
import minaNight from './scenes/mina-night.svg';
import miqat from './scenes/miqat.svg';
import miqatNight from './scenes/miqat-night.svg';
import muzdalifah from './scenes/muzdalifah.svg';
import panorama from './scenes/panorama.svg';
import panoramaNight from './scenes/panorama-night.svg';
import pilgrims from './scenes/pilgrims.svg';
import pilgrimsNight from './scenes/pilgrims-night.svg';
import plainAsr from './scenes/plain-asr.svg';
import plainIsha from './scenes/plain-isha.svg';
import plainNoon from './scenes/plain-noon.svg';
import prayer from './scenes/prayer.svg';
import prayerNight from './scenes/prayer-night.svg';
import qibla from './scenes/qibla.svg';
import qiblaNight from './scenes/qibla-night.svg';
import rakahs from './scenes/rakahs.svg';
import rakahsNight from './scenes/rakahs-night.svg';
import ramadan from './scenes/ramadan.svg';
import sacrifice from './scenes/sacrifice.svg';
import sacrificeNight from './scenes/sacrifice-night.svg';
import safa from './scenes/safa.svg';
import safaNight from './scenes/safa-night.svg';
import sai from './scenes/sai.svg';
import saiNight from './scenes/sai-night.svg';
import suitcase from './scenes/suitcase.svg';
import suitcaseNight from './scenes/suitcase-night.svg';
import talbiyah from './scenes/talbiyah.svg';
import tashriq from './scenes/tashriq.svg';
import tawaf from './scenes/tawaf.svg';
import tawafNight from './scenes/tawaf-night.svg';
import umrah from './scenes/umrah.svg';
import umrahNight from './scenes/umrah-night.svg';
import zakat from './scenes/zakat.svg';
import zakatNight from './scenes/zakat-night.svg';
import zamzam from './scenes/zamzam.svg';
import zamzamNight from './scenes/zamzam-night.svg';

export const scenes = {
  arafat: { day: arafat, night: arafatNight },
  arrival: { day: arrival, night: arrivalNight },
  calendar: { day: calendar },
  dhikr: { day: dhikr, night: dhikrNight },
  family: { day: family, night: familyNight },
  farewell: { day: farewell },
  'first-aid': { day: firstAid, night: firstAidNight },
  hadith: { day: hadith, night: hadithNight },
  haircut: { day: haircut, night: haircutNight },
  'haram-dusk': { day: haramDusk, width: 430, height: 380 },
  'haram-dusk-wide': { day: haramDuskWide, width: 1440, height: 420 },
  'hills-asr': { day: hillsAsr, isBright: true, width: 430, height: 260 },
  'hills-asr-wide': { day: hillsAsrWide, isBright: true, width: 1440, height: 260 },
  'hills-fajr': { day: hillsFajr, width: 430, height: 260 },
  'hills-fajr-wide': { day: hillsFajrWide, width: 1440, height: 260 },
  'hills-isha': { day: hillsIsha, width: 430, height: 260 },
  'hills-isha-wide': { day: hillsIshaWide, width: 1440, height: 260 },
  'hills-maghrib': { day: hillsMaghrib, width: 430, height: 260 },
  'hills-maghrib-wide': { day: hillsMaghribWide, width: 1440, height: 260 },
  'hills-noon': { day: hillsNoon, isBright: true, width: 430, height: 260 },
  'hills-noon-wide': { day: hillsNoonWide, isBright: true, width: 1440, height: 260 },
  'hills-sunrise': { day: hillsSunrise, isBright: true, width: 430, height: 260 },
  'hills-sunrise-wide': { day: hillsSunriseWide, isBright: true, width: 1440, height: 260 },
  ifadah: { day: ifadah },
  ihram: { day: ihram, night: ihramNight },
  jamarat: { day: jamarat, night: jamaratNight },
  madinah: { day: madinah, night: madinahNight },
  mina: { day: mina, night: minaNight },
  miqat: { day: miqat, night: miqatNight },
  muzdalifah: { day: muzdalifah },
  panorama: { day: panorama, night: panoramaNight, width: 390, height: 430 },
  pilgrims: { day: pilgrims, night: pilgrimsNight },
  'plain-asr': { day: plainAsr, isBright: true, width: 430, height: 260 },
  'plain-isha': { day: plainIsha, width: 430, height: 260 },
  'plain-noon': { day: plainNoon, isBright: true, width: 430, height: 260 },
  prayer: { day: prayer, night: prayerNight },
  qibla: { day: qibla, night: qiblaNight },
  rakahs: { day: rakahs, night: rakahsNight },
  ramadan: { day: ramadan },
  sacrifice: { day: sacrifice, night: sacrificeNight },
  safa: { day: safa, night: safaNight },
  sai: { day: sai, night: saiNight },
  suitcase: { day: suitcase, night: suitcaseNight },
  talbiyah: { day: talbiyah },
  tashriq: { day: tashriq },
  tawaf: { day: tawaf, night: tawafNight },
  umrah: { day: umrah, night: umrahNight },
  zakat: { day: zakat, night: zakatNight },
  zamzam: { day: zamzam, night: zamzamNight },
} as const;
