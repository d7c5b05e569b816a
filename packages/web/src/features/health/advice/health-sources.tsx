import type { HealthSource } from '@manasik/content/health/schema';
import file from '@manasik/content/health/sources.json';
import { useFormatter } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

// TypeScript infers the type from JSON. A test of the content validates the file against the schema.
const sources = file as Readonly<Record<string, HealthSource>>;

interface HealthSourcesProps {
  ids: readonly string[];
  title: string;
  /** "Read on 26 November 2026". */
  checked: (date: string) => string;
}

/** The sources of statements, each once, with the year of each and the day on which they were last read. */
export function HealthSources({ ids, title, checked }: HealthSourcesProps) {
  const { dateTime, number } = useFormatter();
  const list = [...new Set(ids)].flatMap((id) => sources[id] ?? []);
  const last = list
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  return (
    <Disclosure className="rounded-card" title={<h2 className="text-lg">{title}</h2>}>
      <ol className="flex list-decimal flex-col gap-2 ps-8 text-sm marker:text-quiet">
        {list.map(({ name, title: page, url, year }) => (
          <li key={url}>
            <a
              href={url}
              rel="noreferrer"
              className="inline-block py-1 text-green underline underline-offset-4"
            >
              <bdi lang="en">
                {name}: {page}
              </bdi>
            </a>
            {year !== null && <span className="text-quiet"> {number(year, { useGrouping: false })}</span>}
          </li>
        ))}
      </ol>
      {last && (
        <p className="text-sm text-quiet">
          {checked(dateTime(new Date(last), { dateStyle: 'long', timeZone: 'UTC' }))}
        </p>
      )}
    </Disclosure>
  );
}
