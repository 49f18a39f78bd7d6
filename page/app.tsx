import { useEffect, useState } from 'preact/hooks';
import { type Address, addressOf, type Birth, fragmentOf, type View, views } from './address.js';
import { BirthForm } from './birth-form.js';
import { inWords, today } from './dates.js';
import { AheadView } from './views/ahead.js';
import { ChartView } from './views/chart.js';
import { ChineseView } from './views/chinese.js';
import { ReadingView } from './views/reading.js';
import { SignView } from './views/sign.js';
import { TogetherView } from './views/together.js';
import { YearView } from './views/year.js';

const names: Record<View, string> = {
  chart: 'Chart',
  reading: 'Reading',
  together: 'Together',
  ahead: 'Time ahead',
  year: 'Year',
  sign: 'Sign',
  chinese: 'Chinese',
};

const frida: Birth = { name: 'Frida Kahlo', date: '1907-07-06', time: '08:30', placeId: 3530139 };

const read = (): Address => addressOf(location.hash, today());

/** The page: what it shows is its address, so that back, forward, reload and links do what one expects. */
export function App() {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => setAddress(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const linkTo = (change: Partial<Address>) => fragmentOf({ ...address, ...change }, today());
  const go = (change: Partial<Address>) => {
    location.hash = linkTo(change);
  };
  const { birth } = address;
  const [editing, setEditing] = useState(false);
  const formShown = editing || !birth;
  useEffect(() => {
    document.title = `${birth?.name ? `${birth.name} · ` : ''}${names[address.view]} · Horoscope`;
  }, [birth, address.view]);

  return (
    <>
      <header>
        <h1>
          <a href={linkTo({ birth: null, partner: null, view: 'chart' })}>Horoscope</a>
        </h1>
        {birth && !editing && (
          <p class="whose">
            {birth.name || 'You'}, {inWords(birth.date)}
            {birth.time ? `, ${birth.time}` : ''}{' '}
            <button type="button" onClick={() => setEditing(true)}>
              Change
            </button>
          </p>
        )}
        {birth && (
          <nav aria-label="Views">
            <ul>
              {views.map((view) => (
                <li key={view}>
                  <a href={linkTo({ view })} aria-current={view === address.view ? 'page' : undefined}>
                    {names[view]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <main>
        {formShown && (
          <section class="welcome">
            {!birth && (
              <>
                <h2>When and where were you born?</h2>
                <p>
                  Chart, reading, the time ahead: all of it is calculated in this page. Nothing you enter
                  leaves it, and it works without a network.
                </p>
              </>
            )}
            <BirthForm
              birth={birth}
              whose="yours"
              onBirth={(given) => {
                setEditing(false);
                go({ birth: given });
              }}
            />
            {!birth && (
              <p class="hint">
                Or look at <a href={linkTo({ birth: frida })}>Frida Kahlo</a>, or at a{' '}
                <a href={linkTo({ view: 'sign' })}>sign’s week</a>.
              </p>
            )}
          </section>
        )}
        <Shown address={address} birth={birth} onGo={go} />
      </main>
      <footer>
        <p>
          Made with horoscope-engine (AGPL-3.0-or-later), the Swiss Ephemeris and GeoNames (CC BY 4.0). A link
          to this page holds what you entered; send it only to people who may know it.
        </p>
      </footer>
    </>
  );
}

interface ShownProps {
  address: Address;
  birth: Birth | null;
  onGo: (change: Partial<Address>) => void;
}

function Shown({ address, birth, onGo }: ShownProps) {
  const { view, on, until, partner, signId, period } = address;
  if (view === 'sign')
    return <SignView birth={birth} signId={signId} period={period} on={on} onChange={onGo} />;
  if (!birth) return null;
  switch (view) {
    case 'chart':
      return <ChartView birth={birth} onReading={() => onGo({ view: 'reading' })} />;
    case 'reading':
      return <ReadingView birth={birth} />;
    case 'together':
      return <TogetherView birth={birth} partner={partner} onPartner={(given) => onGo({ partner: given })} />;
    case 'ahead':
      return <AheadView birth={birth} on={on} until={until} onChange={onGo} />;
    case 'year':
      return <YearView birth={birth} on={on} onChange={onGo} />;
    case 'chinese':
      return <ChineseView birth={birth} on={on} />;
  }
}
