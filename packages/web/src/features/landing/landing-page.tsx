import { Assistants } from './assistants.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Assistants />
      <Plans />
      <CallToAction />
      <Footer />
    </>
  );
}
