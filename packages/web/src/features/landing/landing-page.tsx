import { Suspense } from 'react';
import { CallToAction } from './call-to-action.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { More } from './more.tsx';
import { Screens } from './screens.tsx';
import { Trust } from './trust.tsx';

const bands = [
  ['screens', Screens],
  ['more', More],
  ['trust', Trust],
  ['call-to-action', CallToAction],
  ['footer', Footer],
] as const;

export default function LandingPage() {
  return (
    <>
      <Hero />
      {bands.map(([name, Band]) => (
        // Each is hydrated separately, so that a slow phone can respond to touches in between.
        <Suspense key={name}>
          <Band />
        </Suspense>
      ))}
    </>
  );
}
