import { runOnTerminal } from './terminal.js';

/**
 * `npm start`: the command on the words given, or on an example: Frida Kahlo, by her birth certificate; `npm start --
 * page` builds the page that shows it all, and says where it lies.
 */
const example = [
  'natal',
  '--name',
  'Frida Kahlo',
  '--date',
  '1907-07-06',
  '--time',
  '08:30',
  '--place',
  'Coyoacán',
];
const given = process.argv.slice(2);
if (given[0] === 'page') await import(new URL('../../page/build.js', import.meta.url).href);
else await runOnTerminal(given.length > 0 ? given : example);
