import type { Synastry, SynastryRequest } from 'horoscope-engine/engine';
import { chartWheel } from 'horoscope-engine/wheel';
import type { Birth } from '../address.js';
import { useAnswer } from '../asking.js';
import { BirthForm } from '../birth-form.js';
import { SavePdf } from '../downloads.js';
import { drawing, Notices, Picture, Reading, Shown } from '../parts.js';
import { numbered } from '../requests.js';

interface Props {
  birth: Birth;
  partner: Birth | null;
  onPartner: (partner: Birth) => void;
}

export const TogetherView = ({ birth, partner, onPartner }: Props) => (
  <>
    <h2>You and somebody else</h2>
    <BirthForm key={JSON.stringify(partner)} birth={partner} whose="theirs" onBirth={onPartner} />
    {partner && <Pair birth={birth} partner={partner} />}
  </>
);

function Pair({ birth, partner }: { birth: Birth; partner: Birth }) {
  const answer = useAnswer<Synastry>(
    (engine) =>
      engine.synastry(
        { ...numbered(birth, 1), ...numbered(partner, 2), lang: 'en' } as unknown as SynastryRequest,
        { include: ['reading'] },
      ),
    [birth, partner],
  );
  return (
    <Shown answer={answer}>
      {(synastry) => (
        <>
          <Picture kind="wheel" svg={chartWheel(synastry, drawing())} />
          <Reading reading={synastry.reading} />
          <Notices notices={synastry.notices} />
          <p class="actions">
            <SavePdf name={`${birth.name} ${partner.name}`} result={synastry} />
          </p>
        </>
      )}
    </Shown>
  );
}
