import { fullSunC } from '@manasik/core/health/heat/heat-index';
import { BookOpen, Info } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { climate } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

const points = ['sites', 'day', 'humidity', 'ratings', 'wbgt', 'pace', 'doctor'] as const;

// The constants in packages/core/src/health/heat name the same sources.
const sources = {
  curve: 'https://doi.org/10.1016/0002-1571(81)90105-9',
  vapour: 'https://www.fao.org/4/x0490e/x0490e07.htm',
  heatIndex: 'https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml',
  sun: 'https://www.weather.gov/fwd/heat2',
  levels:
    'https://www.journal-news.com/local/what-is-the-heat-index-and-what-does-it-mean/WZ5PA6IEDRHEJOMOM2NLEFK34M/',
  wbgt: 'https://www.bom.gov.au/info/thermal_stress/',
  rests: 'https://www.weather.gov/tsa/wbgt',
  pace: 'https://doi.org/10.1016/j.physio.2010.12.004',
  water: 'https://stacks.cdc.gov/view/cdc/45851',
} as const;
const readOn = '2026-11-26';
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

/** How the page works it out, what that leaves out, and where every figure is from. */
export function MethodNotes() {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  return (
    <>
      <FoldRow icon={Info} title={<h2 className="text-base">{t('method.title')}</h2>}>
        <p>{t('method.climate', { record: format.temperature(climate.recordHighC, 1) })}</p>
        <p>{t('method.level', { degrees: format.temperature(fullSunC) })}</p>
        {points.map((point) => (
          <p key={point}>{t(`method.${point}`)}</p>
        ))}
      </FoldRow>
      <FoldRow icon={BookOpen} title={<h2 className="text-base">{t('sources.title')}</h2>}>
        <p>{t('sources.read', { date: format.longDate(readOn) })}</p>
        <ul className="flex flex-col">
          {climate.temperatureSources.map(({ id, url, years }) => (
            <SourceLink key={id} url={url}>
              {years ? t('sources.abdou', { years }) : t('sources.wikipedia')}
            </SourceLink>
          ))}
          {climate.humidity.map(({ id, url, from, to }) => (
            <SourceLink key={id} url={url}>
              {t('sources.humidity', {
                from: format.dayAndMonth(`2027-${from}`),
                to: format.dayAndMonth(`2027-${to}`),
              })}
            </SourceLink>
          ))}
          {names.map((name) => (
            <SourceLink key={name} url={sources[name]}>
              {t(`sources.${name}`)}
            </SourceLink>
          ))}
        </ul>
      </FoldRow>
    </>
  );
}

const SourceLink = ({ url, children }: { url: string; children: string }) => (
  <li>
    <a href={url} rel="noreferrer" className="block py-3 text-green underline underline-offset-4">
      {children}
    </a>
  </li>
);
