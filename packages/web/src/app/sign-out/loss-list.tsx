import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import type { Loss } from './unsent-stores.ts';

/** More would push the buttons off the screen of a phone. */
const mostNames = 5;

/** The changes that the end of the session erases: how many of each kind, and the names of the first. */
export function LossList({ kinds }: Pick<Loss, 'kinds'>) {
  const t = useTranslations('sign-out');
  const { dateTime, number } = useFormatter();
  const dayOf = (date: string) => dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul className="list-disc ps-5">
      {kinds.map(({ kind, count, names }) => (
        <li key={kind}>
          {t(`kinds.${kind}`, { count: number(count) })}
          {names.length > 0 && (
            <ul className="ps-4 text-quiet">
              {names.slice(0, mostNames).map((name) => (
                <li key={name.id}>
                  <bdi>{'title' in name ? name.title : dayOf(name.date)}</bdi>
                </li>
              ))}
              {names.length > mostNames && <li>{t('more', { count: names.length - mostNames })}</li>}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
