import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { GroupTexts } from '../../groups.js';
import { aquariusWith } from '../sign-to-sign/aquarius.js';
import { ariesWith } from '../sign-to-sign/aries.js';
import { cancerWith } from '../sign-to-sign/cancer.js';
import { capricornWith } from '../sign-to-sign/capricorn.js';
import { geminiWith } from '../sign-to-sign/gemini.js';
import { leoWith } from '../sign-to-sign/leo.js';
import { libraWith } from '../sign-to-sign/libra.js';
import { piscesWith } from '../sign-to-sign/pisces.js';
import { sagittariusWith } from '../sign-to-sign/sagittarius.js';
import { scorpioWith } from '../sign-to-sign/scorpio.js';
import { taurusWith } from '../sign-to-sign/taurus.js';
import { virgoWith } from '../sign-to-sign/virgo.js';

const texts: GroupTexts<'sign-to-sign'> = {
  signToSign: {
    [Aries]: ariesWith,
    [Taurus]: taurusWith,
    [Gemini]: geminiWith,
    [Cancer]: cancerWith,
    [Leo]: leoWith,
    [Virgo]: virgoWith,
    [Libra]: libraWith,
    [Scorpio]: scorpioWith,
    [Sagittarius]: sagittariusWith,
    [Capricorn]: capricornWith,
    [Aquarius]: aquariusWith,
    [Pisces]: piscesWith,
  },
};

export default texts;
