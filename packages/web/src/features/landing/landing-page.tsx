import { Suspense } from 'react';
import { Assistants } from './assistants.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';

const bands = [
  ['features', Features],
  ['assistants', Assistants],
  ['plans', Plans],
  ['call-to-action', CallToAction],
  ['footer', Footer],
] as const;

export default function LandingPage() {
  return (
    <>
      <Hero />
      {bands.map(([name, Band]) => (
        // Each is brought to life apart from the others, so that a slow phone answers the finger in between.
        <Suspense key={name}>
          <Band />
        </Suspense>
      ))}
    </>
  );
}
