import type { ReactNode } from 'react';
import { GuideHits } from './guide-hits.tsx';
import { SearchBox } from './search-box.tsx';
import { useTyped } from './use-typed.ts';

/** The search box and its results; without a text, the page below it. Needs the namespaces `search` and `errors`. */
export function GuideSearch({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useTyped();
  return (
    <>
      <SearchBox typed={typed} onType={setTyped} />
      <div className="mt-4">{typed.trim() === '' ? children : <GuideHits typed={typed} />}</div>
    </>
  );
}
