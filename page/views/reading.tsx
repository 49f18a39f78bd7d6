import type { Birth } from '../address.js';
import { SavePdf } from '../downloads.js';
import { Notices, Reading, Shown } from '../parts.js';
import { useNatal } from './chart.js';

export const ReadingView = ({ birth }: { birth: Birth }) => (
  <Shown answer={useNatal(birth)}>
    {(natal) => (
      <>
        <Reading reading={natal.reading} />
        <Notices notices={natal.notices} />
        <p class="actions">
          <SavePdf name={birth.name} result={natal} />
        </p>
      </>
    )}
  </Shown>
);
