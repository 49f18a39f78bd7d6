import type { GroupTexts } from '../../groups.js';
import { animals } from '../chinese/animals.js';
import { dogElements } from '../chinese/elements/dog.js';
import { dragonElements } from '../chinese/elements/dragon.js';
import { goatElements } from '../chinese/elements/goat.js';
import { horseElements } from '../chinese/elements/horse.js';
import { monkeyElements } from '../chinese/elements/monkey.js';
import { oxElements } from '../chinese/elements/ox.js';
import { pigElements } from '../chinese/elements/pig.js';
import { rabbitElements } from '../chinese/elements/rabbit.js';
import { ratElements } from '../chinese/elements/rat.js';
import { roosterElements } from '../chinese/elements/rooster.js';
import { snakeElements } from '../chinese/elements/snake.js';
import { tigerElements } from '../chinese/elements/tiger.js';
import { chinese } from '../chinese/index.js';
import { intro } from '../chinese/intro.js';
import { yearElements } from '../chinese/year-elements.js';
import { dogInYear } from '../chinese/years/dog.js';
import { dragonInYear } from '../chinese/years/dragon.js';
import { goatInYear } from '../chinese/years/goat.js';
import { horseInYear } from '../chinese/years/horse.js';
import { monkeyInYear } from '../chinese/years/monkey.js';
import { oxInYear } from '../chinese/years/ox.js';
import { pigInYear } from '../chinese/years/pig.js';
import { rabbitInYear } from '../chinese/years/rabbit.js';
import { ratInYear } from '../chinese/years/rat.js';
import { roosterInYear } from '../chinese/years/rooster.js';
import { snakeInYear } from '../chinese/years/snake.js';
import { tigerInYear } from '../chinese/years/tiger.js';

const texts: GroupTexts<'chinese'> = {
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
};

export default texts;
