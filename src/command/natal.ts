import type { Engine, Natal } from '../engine.js';
import { natalText } from './chart.js';
import { personFlags, personOf, personUsage } from './person.js';
import { json, type Subcommand } from './subcommand.js';

export const natal: Subcommand = {
  summary: 'the natal horoscope of a birth',
  usage: `horoscope natal --name Ada --date 1990-05-17 --time 14:30 --place Budapest\n\n${personUsage}`,
  flags: personFlags,
  run(engine, given, terminal) {
    const { request, options } = personOf(engine, given);
    const result: Natal = engine.natal(request as Parameters<Engine['natal']>[0], options);
    return given.switches.has('json') ? json(result) : natalText(result, terminal);
  },
};
