import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';

const linkClass = 'flex min-h-12 items-center text-green underline underline-offset-4';

interface FirstAidCardProps {
  id: string;
  title: string;
  signs: string;
  /** In their order. */
  steps: readonly string[];
  /** A page of Manasik that says more. */
  more?: { to: string; label: string };
  /** Says when the sources were read. */
  about: string;
  sources: readonly { label: string; address: string }[];
}

/** The signs of a danger, what to do first, and the sources of both. */
export function FirstAidCard({ id, title, signs, steps, more, about, sources }: FirstAidCardProps) {
  return (
    <Card title={title} titleId={id} description={signs} className="print:hidden">
      <ol className="flex list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-green">
        {steps.map((step) => (
          <li key={step} className="ps-2">
            {step}
          </li>
        ))}
      </ol>
      {more && (
        <Link to={more.to} className={`${linkClass} font-semibold`}>
          {more.label}
        </Link>
      )}
      <div className="text-sm text-quiet">
        <p>{about}</p>
        <ul className="flex flex-col">
          {sources.map(({ label, address }) => (
            <li key={address}>
              <a href={address} rel="noreferrer" className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
