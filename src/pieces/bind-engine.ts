import { pieces } from '#pieces';
import { bind, type Definitions } from '../bind.js';
import type { Engine } from '../engine-interface.js';
import { HoroscopeError } from '../errors.js';
import type { LibraryFunction } from '../operations/definition.js';
import type { EngineContext } from '../request/context.js';
import { functionNames, pieceForPart, pieceOf } from './names.js';

/** Every function of an engine; one whose code is not loaded says what loads it. */
export function bindEngine(context: EngineContext): Engine {
  return bind<Engine>(
    context,
    Object.fromEntries(functionNames.map((name) => [name, byNeed(name)])) as Definitions,
  );
}

const byNeed = (name: keyof Engine): Pick<LibraryFunction, 'name' | 'run'> => ({
  name,
  run: (context, ...given) => {
    const definition = pieces.definitionOf(name);
    if (definition === undefined) throw notLoaded(name);
    return (definition.run as LibraryFunction['run'])(context, ...given);
  },
});

function notLoaded(name: keyof Engine): HoroscopeError {
  const parts = Object.entries(pieceForPart).filter(([, piece]) => piece === pieceOf[name]);
  const own = parts.filter(([part]) => part === name);
  const calls = (own.length > 0 ? own : parts).map(([part]) => `engine.load('${part}')`);
  return new HoroscopeError('not_loaded', `${name} is not loaded: await ${calls.join(' or ')}`);
}
