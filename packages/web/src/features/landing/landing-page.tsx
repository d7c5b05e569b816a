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
      {/* Laid out when somebody scrolls there: on a slow phone the first screen comes sooner. */}
      <div className="below-fold">
        <Features />
      </div>
      <div className="below-fold">
        <Assistants />
      </div>
      <div className="below-fold">
        <Plans />
      </div>
      <div className="below-fold">
        <CallToAction />
        <Footer />
      </div>
    </>
  );
}
