import { runOnTerminal } from './terminal.js';

/** `npm start`: the command on the words given, or on an example: Frida Kahlo, by her birth certificate. */
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
await runOnTerminal(given.length > 0 ? given : example);
