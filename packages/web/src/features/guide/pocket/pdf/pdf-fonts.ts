import type { Language } from '@manasik/core/text/languages';
import scripture from '@expo-google-fonts/amiri-quran/400Regular/AmiriQuran_400Regular.ttf?url';
import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import arabicRegular from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf?url';
import bengaliRegular from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url';
import bengaliBold from '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf?url';
import gujaratiRegular from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url';
import gujaratiBold from '@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf?url';

/** The addresses of a family: regular and bold. */
type Family = readonly [regular: string, bold: string];

const inter: Family = [interRegular, interBold];
// Also for Urdu: Nastaliq needs twice the height, and the guide must remain small.
const arabic: Family = [arabicRegular, arabicBold];
const families: Partial<Record<Language, Family>> = {
  ar: arabic,
  ur: arabic,
  bn: [bengaliRegular, bengaliBold],
  gu: [gujaratiRegular, gujaratiBold],
};

export type FontName = 'text' | 'arabic' | 'latin' | 'scripture';

/** The fonts of a document in this language, by the names that its styles use. */
export const pdfFonts = (language: Language): Record<FontName, Family> => ({
  text: families[language] ?? inter,
  arabic,
  latin: inter,
  scripture: [scripture, scripture],
});
