import {
  Ascendant,
  Chiron,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
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
} from '../../chart/zodiac.js';
import type { Catalogue } from '../catalogue.js';
import { chironInHouse } from './body-in-house/chiron.js';
import { jupiterInHouse } from './body-in-house/jupiter.js';
import { lilithInHouse } from './body-in-house/lilith.js';
import { marsInHouse } from './body-in-house/mars.js';
import { mercuryInHouse } from './body-in-house/mercury.js';
import { moonInHouse } from './body-in-house/moon.js';
import { neptuneInHouse } from './body-in-house/neptune.js';
import { northNodeInHouse } from './body-in-house/north-node.js';
import { plutoInHouse } from './body-in-house/pluto.js';
import { saturnInHouse } from './body-in-house/saturn.js';
import { southNodeInHouse } from './body-in-house/south-node.js';
import { sunInHouse } from './body-in-house/sun.js';
import { uranusInHouse } from './body-in-house/uranus.js';
import { venusInHouse } from './body-in-house/venus.js';
import { ascendantInSign } from './body-in-sign/ascendant.js';
import { chironInSign } from './body-in-sign/chiron.js';
import { jupiterInSign } from './body-in-sign/jupiter.js';
import { lilithInSign } from './body-in-sign/lilith.js';
import { marsInSign } from './body-in-sign/mars.js';
import { mercuryInSign } from './body-in-sign/mercury.js';
import { midheavenInSign } from './body-in-sign/midheaven.js';
import { moonInSign } from './body-in-sign/moon.js';
import { neptuneInSign } from './body-in-sign/neptune.js';
import { northNodeInSign } from './body-in-sign/north-node.js';
import { plutoInSign } from './body-in-sign/pluto.js';
import { saturnInSign } from './body-in-sign/saturn.js';
import { southNodeInSign } from './body-in-sign/south-node.js';
import { sunInSign } from './body-in-sign/sun.js';
import { uranusInSign } from './body-in-sign/uranus.js';
import { venusInSign } from './body-in-sign/venus.js';
import { animals } from './chinese/animals.js';
import { dogElements } from './chinese/elements/dog.js';
import { dragonElements } from './chinese/elements/dragon.js';
import { goatElements } from './chinese/elements/goat.js';
import { horseElements } from './chinese/elements/horse.js';
import { monkeyElements } from './chinese/elements/monkey.js';
import { oxElements } from './chinese/elements/ox.js';
import { pigElements } from './chinese/elements/pig.js';
import { rabbitElements } from './chinese/elements/rabbit.js';
import { ratElements } from './chinese/elements/rat.js';
import { roosterElements } from './chinese/elements/rooster.js';
import { snakeElements } from './chinese/elements/snake.js';
import { tigerElements } from './chinese/elements/tiger.js';
import { chinese } from './chinese/index.js';
import { intro } from './chinese/intro.js';
import { yearElements } from './chinese/year-elements.js';
import { dogInYear } from './chinese/years/dog.js';
import { dragonInYear } from './chinese/years/dragon.js';
import { goatInYear } from './chinese/years/goat.js';
import { horseInYear } from './chinese/years/horse.js';
import { monkeyInYear } from './chinese/years/monkey.js';
import { oxInYear } from './chinese/years/ox.js';
import { pigInYear } from './chinese/years/pig.js';
import { rabbitInYear } from './chinese/years/rabbit.js';
import { ratInYear } from './chinese/years/rat.js';
import { roosterInYear } from './chinese/years/rooster.js';
import { snakeInYear } from './chinese/years/snake.js';
import { tigerInYear } from './chinese/years/tiger.js';
import { jupiterCompositeAspects } from './composite/aspects/jupiter.js';
import { marsCompositeAspects } from './composite/aspects/mars.js';
import { mercuryCompositeAspects } from './composite/aspects/mercury.js';
import { moonCompositeAspects } from './composite/aspects/moon.js';
import { neptuneCompositeAspects } from './composite/aspects/neptune.js';
import { saturnCompositeAspects } from './composite/aspects/saturn.js';
import { sunCompositeAspects } from './composite/aspects/sun.js';
import { uranusCompositeAspects } from './composite/aspects/uranus.js';
import { venusCompositeAspects } from './composite/aspects/venus.js';
import { jupiterInCompositeHouse } from './composite/houses/jupiter.js';
import { marsInCompositeHouse } from './composite/houses/mars.js';
import { mercuryInCompositeHouse } from './composite/houses/mercury.js';
import { moonInCompositeHouse } from './composite/houses/moon.js';
import { neptuneInCompositeHouse } from './composite/houses/neptune.js';
import { plutoInCompositeHouse } from './composite/houses/pluto.js';
import { saturnInCompositeHouse } from './composite/houses/saturn.js';
import { sunInCompositeHouse } from './composite/houses/sun.js';
import { uranusInCompositeHouse } from './composite/houses/uranus.js';
import { venusInCompositeHouse } from './composite/houses/venus.js';
import { eighthCuspInSign } from './cusp-in-sign/eighth.js';
import { eleventhCuspInSign } from './cusp-in-sign/eleventh.js';
import { fifthCuspInSign } from './cusp-in-sign/fifth.js';
import { firstCuspInSign } from './cusp-in-sign/first.js';
import { fourthCuspInSign } from './cusp-in-sign/fourth.js';
import { ninthCuspInSign } from './cusp-in-sign/ninth.js';
import { secondCuspInSign } from './cusp-in-sign/second.js';
import { seventhCuspInSign } from './cusp-in-sign/seventh.js';
import { sixthCuspInSign } from './cusp-in-sign/sixth.js';
import { tenthCuspInSign } from './cusp-in-sign/tenth.js';
import { thirdCuspInSign } from './cusp-in-sign/third.js';
import { twelfthCuspInSign } from './cusp-in-sign/twelfth.js';
import { lunarReturnAscendantInHouse } from './lunar-return/ascendant.js';
import { moonInLunarReturnHouse } from './lunar-return/moon.js';
import { names } from './names.js';
import { jupiterAspects } from './natal-aspects/jupiter.js';
import { marsAspects } from './natal-aspects/mars.js';
import { mercuryAspects } from './natal-aspects/mercury.js';
import { moonAspects } from './natal-aspects/moon.js';
import { neptuneAspects } from './natal-aspects/neptune.js';
import { plutoAspects } from './natal-aspects/pluto.js';
import { saturnAspects } from './natal-aspects/saturn.js';
import { sunAspects } from './natal-aspects/sun.js';
import { uranusAspects } from './natal-aspects/uranus.js';
import { venusAspects } from './natal-aspects/venus.js';
import { noticeSubjects, notices } from './notices.js';
import { marsProgressedAspects } from './progressions/aspects/mars.js';
import { mercuryProgressedAspects } from './progressions/aspects/mercury.js';
import { moonProgressedAspects } from './progressions/aspects/moon.js';
import { sunProgressedAspects } from './progressions/aspects/sun.js';
import { venusProgressedAspects } from './progressions/aspects/venus.js';
import { marsProgressedHouse } from './progressions/houses/mars.js';
import { mercuryProgressedHouse } from './progressions/houses/mercury.js';
import { moonProgressedHouse } from './progressions/houses/moon.js';
import { sunProgressedHouse } from './progressions/houses/sun.js';
import { venusProgressedHouse } from './progressions/houses/venus.js';
import { progressedPhases } from './progressions/phases.js';
import { marsProgressedSign } from './progressions/signs/mars.js';
import { mercuryProgressedSign } from './progressions/signs/mercury.js';
import { moonProgressedSign } from './progressions/signs/moon.js';
import { sunProgressedSign } from './progressions/signs/sun.js';
import { venusProgressedSign } from './progressions/signs/venus.js';
import { readings } from './readings/index.js';
import { reports } from './reports/index.js';
import { aquariusWith } from './sign-to-sign/aquarius.js';
import { ariesWith } from './sign-to-sign/aries.js';
import { cancerWith } from './sign-to-sign/cancer.js';
import { capricornWith } from './sign-to-sign/capricorn.js';
import { geminiWith } from './sign-to-sign/gemini.js';
import { leoWith } from './sign-to-sign/leo.js';
import { libraWith } from './sign-to-sign/libra.js';
import { piscesWith } from './sign-to-sign/pisces.js';
import { sagittariusWith } from './sign-to-sign/sagittarius.js';
import { scorpioWith } from './sign-to-sign/scorpio.js';
import { taurusWith } from './sign-to-sign/taurus.js';
import { virgoWith } from './sign-to-sign/virgo.js';
import { returnAscendantInHouse } from './solar-return/ascendant.js';
import { jupiterInReturnHouse } from './solar-return/houses/jupiter.js';
import { marsInReturnHouse } from './solar-return/houses/mars.js';
import { mercuryInReturnHouse } from './solar-return/houses/mercury.js';
import { moonInReturnHouse } from './solar-return/houses/moon.js';
import { neptuneInReturnHouse } from './solar-return/houses/neptune.js';
import { plutoInReturnHouse } from './solar-return/houses/pluto.js';
import { saturnInReturnHouse } from './solar-return/houses/saturn.js';
import { sunInReturnHouse } from './solar-return/houses/sun.js';
import { uranusInReturnHouse } from './solar-return/houses/uranus.js';
import { venusInReturnHouse } from './solar-return/houses/venus.js';
import { spans } from './spans.js';
import { jupiterSynastry } from './synastry/aspects/jupiter.js';
import { marsSynastry } from './synastry/aspects/mars.js';
import { mercurySynastry } from './synastry/aspects/mercury.js';
import { moonSynastry } from './synastry/aspects/moon.js';
import { neptuneSynastry } from './synastry/aspects/neptune.js';
import { plutoSynastry } from './synastry/aspects/pluto.js';
import { saturnSynastry } from './synastry/aspects/saturn.js';
import { sunSynastry } from './synastry/aspects/sun.js';
import { uranusSynastry } from './synastry/aspects/uranus.js';
import { venusSynastry } from './synastry/aspects/venus.js';
import { jupiterOverlay } from './synastry/overlays/jupiter.js';
import { marsOverlay } from './synastry/overlays/mars.js';
import { mercuryOverlay } from './synastry/overlays/mercury.js';
import { moonOverlay } from './synastry/overlays/moon.js';
import { neptuneOverlay } from './synastry/overlays/neptune.js';
import { plutoOverlay } from './synastry/overlays/pluto.js';
import { saturnOverlay } from './synastry/overlays/saturn.js';
import { sunOverlay } from './synastry/overlays/sun.js';
import { uranusOverlay } from './synastry/overlays/uranus.js';
import { venusOverlay } from './synastry/overlays/venus.js';
import { jupiterTransits } from './transits/aspects/jupiter.js';
import { marsTransits } from './transits/aspects/mars.js';
import { mercuryTransits } from './transits/aspects/mercury.js';
import { moonTransits } from './transits/aspects/moon.js';
import { neptuneTransits } from './transits/aspects/neptune.js';
import { plutoTransits } from './transits/aspects/pluto.js';
import { saturnTransits } from './transits/aspects/saturn.js';
import { sunTransits } from './transits/aspects/sun.js';
import { uranusTransits } from './transits/aspects/uranus.js';
import { venusTransits } from './transits/aspects/venus.js';
import { jupiterTransitHouse } from './transits/houses/jupiter.js';
import { marsTransitHouse } from './transits/houses/mars.js';
import { mercuryTransitHouse } from './transits/houses/mercury.js';
import { moonTransitHouse } from './transits/houses/moon.js';
import { neptuneTransitHouse } from './transits/houses/neptune.js';
import { plutoTransitHouse } from './transits/houses/pluto.js';
import { saturnTransitHouse } from './transits/houses/saturn.js';
import { sunTransitHouse } from './transits/houses/sun.js';
import { uranusTransitHouse } from './transits/houses/uranus.js';
import { venusTransitHouse } from './transits/houses/venus.js';

const en: Catalogue = {
  names,
  spans,
  notices,
  noticeSubjects,
  bodyInSign: {
    [Sun]: sunInSign,
    [Moon]: moonInSign,
    [Mercury]: mercuryInSign,
    [Venus]: venusInSign,
    [Mars]: marsInSign,
    [Jupiter]: jupiterInSign,
    [Saturn]: saturnInSign,
    [Uranus]: uranusInSign,
    [Neptune]: neptuneInSign,
    [Pluto]: plutoInSign,
    [Chiron]: chironInSign,
    [Lilith]: lilithInSign,
    [NorthNode]: northNodeInSign,
    [SouthNode]: southNodeInSign,
    [Ascendant]: ascendantInSign,
    [Midheaven]: midheavenInSign,
  },
  bodyInHouse: {
    [Sun]: sunInHouse,
    [Moon]: moonInHouse,
    [Mercury]: mercuryInHouse,
    [Venus]: venusInHouse,
    [Mars]: marsInHouse,
    [Jupiter]: jupiterInHouse,
    [Saturn]: saturnInHouse,
    [Uranus]: uranusInHouse,
    [Neptune]: neptuneInHouse,
    [Pluto]: plutoInHouse,
    [Chiron]: chironInHouse,
    [Lilith]: lilithInHouse,
    [NorthNode]: northNodeInHouse,
    [SouthNode]: southNodeInHouse,
  },
  cuspInSign: {
    1: firstCuspInSign,
    2: secondCuspInSign,
    3: thirdCuspInSign,
    4: fourthCuspInSign,
    5: fifthCuspInSign,
    6: sixthCuspInSign,
    7: seventhCuspInSign,
    8: eighthCuspInSign,
    9: ninthCuspInSign,
    10: tenthCuspInSign,
    11: eleventhCuspInSign,
    12: twelfthCuspInSign,
  },
  natalAspects: {
    [Sun]: sunAspects,
    [Moon]: moonAspects,
    [Mercury]: mercuryAspects,
    [Venus]: venusAspects,
    [Mars]: marsAspects,
    [Jupiter]: jupiterAspects,
    [Saturn]: saturnAspects,
    [Uranus]: uranusAspects,
    [Neptune]: neptuneAspects,
    [Pluto]: plutoAspects,
  },
  synastryAspects: {
    [Sun]: sunSynastry,
    [Moon]: moonSynastry,
    [Mercury]: mercurySynastry,
    [Venus]: venusSynastry,
    [Mars]: marsSynastry,
    [Jupiter]: jupiterSynastry,
    [Saturn]: saturnSynastry,
    [Uranus]: uranusSynastry,
    [Neptune]: neptuneSynastry,
    [Pluto]: plutoSynastry,
  },
  synastryOverlays: {
    [Sun]: sunOverlay,
    [Moon]: moonOverlay,
    [Mercury]: mercuryOverlay,
    [Venus]: venusOverlay,
    [Mars]: marsOverlay,
    [Jupiter]: jupiterOverlay,
    [Saturn]: saturnOverlay,
    [Uranus]: uranusOverlay,
    [Neptune]: neptuneOverlay,
    [Pluto]: plutoOverlay,
  },
  compositeHouses: {
    [Sun]: sunInCompositeHouse,
    [Moon]: moonInCompositeHouse,
    [Mercury]: mercuryInCompositeHouse,
    [Venus]: venusInCompositeHouse,
    [Mars]: marsInCompositeHouse,
    [Jupiter]: jupiterInCompositeHouse,
    [Saturn]: saturnInCompositeHouse,
    [Uranus]: uranusInCompositeHouse,
    [Neptune]: neptuneInCompositeHouse,
    [Pluto]: plutoInCompositeHouse,
  },
  compositeAspects: {
    [Sun]: sunCompositeAspects,
    [Moon]: moonCompositeAspects,
    [Mercury]: mercuryCompositeAspects,
    [Venus]: venusCompositeAspects,
    [Mars]: marsCompositeAspects,
    [Jupiter]: jupiterCompositeAspects,
    [Saturn]: saturnCompositeAspects,
    [Uranus]: uranusCompositeAspects,
    [Neptune]: neptuneCompositeAspects,
  },
  transitAspects: {
    [Sun]: sunTransits,
    [Moon]: moonTransits,
    [Mercury]: mercuryTransits,
    [Venus]: venusTransits,
    [Mars]: marsTransits,
    [Jupiter]: jupiterTransits,
    [Saturn]: saturnTransits,
    [Uranus]: uranusTransits,
    [Neptune]: neptuneTransits,
    [Pluto]: plutoTransits,
  },
  transitHouses: {
    [Sun]: sunTransitHouse,
    [Moon]: moonTransitHouse,
    [Mercury]: mercuryTransitHouse,
    [Venus]: venusTransitHouse,
    [Mars]: marsTransitHouse,
    [Jupiter]: jupiterTransitHouse,
    [Saturn]: saturnTransitHouse,
    [Uranus]: uranusTransitHouse,
    [Neptune]: neptuneTransitHouse,
    [Pluto]: plutoTransitHouse,
  },
  progressedSigns: {
    [Sun]: sunProgressedSign,
    [Moon]: moonProgressedSign,
    [Mercury]: mercuryProgressedSign,
    [Venus]: venusProgressedSign,
    [Mars]: marsProgressedSign,
  },
  progressedHouses: {
    [Sun]: sunProgressedHouse,
    [Moon]: moonProgressedHouse,
    [Mercury]: mercuryProgressedHouse,
    [Venus]: venusProgressedHouse,
    [Mars]: marsProgressedHouse,
  },
  progressedAspects: {
    [Sun]: sunProgressedAspects,
    [Moon]: moonProgressedAspects,
    [Mercury]: mercuryProgressedAspects,
    [Venus]: venusProgressedAspects,
    [Mars]: marsProgressedAspects,
  },
  progressedPhases,
  solarReturnAscendant: returnAscendantInHouse,
  solarReturnHouses: {
    [Sun]: sunInReturnHouse,
    [Moon]: moonInReturnHouse,
    [Mercury]: mercuryInReturnHouse,
    [Venus]: venusInReturnHouse,
    [Mars]: marsInReturnHouse,
    [Jupiter]: jupiterInReturnHouse,
    [Saturn]: saturnInReturnHouse,
    [Uranus]: uranusInReturnHouse,
    [Neptune]: neptuneInReturnHouse,
    [Pluto]: plutoInReturnHouse,
  },
  lunarReturnAscendant: lunarReturnAscendantInHouse,
  lunarReturnMoon: moonInLunarReturnHouse,
  chineseIntro: intro,
  chineseAnimals: animals,
  chineseElements: {
    0: ratElements,
    1: oxElements,
    2: tigerElements,
    3: rabbitElements,
    4: dragonElements,
    5: snakeElements,
    6: horseElements,
    7: goatElements,
    8: monkeyElements,
    9: roosterElements,
    10: dogElements,
    11: pigElements,
  },
  chineseYears: {
    0: ratInYear,
    1: oxInYear,
    2: tigerInYear,
    3: rabbitInYear,
    4: dragonInYear,
    5: snakeInYear,
    6: horseInYear,
    7: goatInYear,
    8: monkeyInYear,
    9: roosterInYear,
    10: dogInYear,
    11: pigInYear,
  },
  chineseYearElements: yearElements,
  chinese,
  readings,
  reports,
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

export default en;
